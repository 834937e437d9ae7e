import 'server-only';
import type { Span } from '@opentelemetry/sdk-trace';
import { env } from '@/lib/server/env';
import { requestId } from './request-context';
import { processState } from '@/lib/env/process-state';

type Stop = () => Promise<void>;

const tracing = processState<{ stop?: Stop }>('tracing', () => ({}));

/** Exports Next's spans to OTEL_EXPORTER_OTLP_ENDPOINT; loads nothing without it. */
export async function startTracing(): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || tracing.stop) return;
  const [{ context, trace }, { AsyncLocalStorageContextManager }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const done = () => Promise.resolve();
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'cerda-mar' }),
    spanProcessors: [
      {
        onStart: (span) => {
          const id = requestId();
          if (id) span.setAttribute('request.id', id);
        },
        onEnding: dropQueries,
        onEnd: () => undefined,
        forceFlush: done,
        shutdown: done,
      },
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  tracing.stop = () => provider.shutdown();
}

/** Removes queries from URLs in spans: they contain tokens and searches. */
function dropQueries(span: Span): void {
  const withoutQuery = (text: string) => text.replace(/\?\S*/g, '');
  span.updateName(withoutQuery(span.name));
  for (const [name, value] of Object.entries(span.attributes))
    if (typeof value === 'string') span.setAttribute(name, withoutQuery(value));
}

/** Flushes. Never rejects. */
export async function stopTracing(): Promise<void> {
  await tracing.stop?.().catch(() => undefined);
}
