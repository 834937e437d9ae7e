import { z } from 'zod';

const TOKEN_LENGTH = 16;

export const observationVariables = {
  /** Bearer token of /metrics; unset: the page does not exist. */
  METRICS_TOKEN: z.string().min(TOKEN_LENGTH, `must have ${TOKEN_LENGTH} characters at least`).optional(),
  /** OTLP over HTTP; unset: no tracing code is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .optional(),
};
