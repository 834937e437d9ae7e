import { z } from 'zod';

const TOKEN_LENGTH = 16;

/** What operators watch the server with. */
export const observationVariables = {
  /** Opens /metrics to whoever brings it; without it there is no such page. */
  METRICS_TOKEN: z.string().min(TOKEN_LENGTH, `must have ${TOKEN_LENGTH} characters at least`).optional(),
  /** Where OpenTelemetry sends traces (OTLP over HTTP); without it no code of it is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .optional(),
};
