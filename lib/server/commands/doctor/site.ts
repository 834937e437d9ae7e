import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSecretProblem } from '@/lib/server/auth-secret';
import { isLocalHost } from '@/lib/env/local-host';
import type { Environment } from '@/lib/env/schema';
import { speakOf, type Finding } from './finding';

export function examineAddress({ SITE_URL }: Environment, builtFor = readBuiltAddress()): readonly Finding[] {
  const site = speakOf('Address');
  const { protocol } = new URL(SITE_URL);
  const findings = [
    isLocalHost(SITE_URL)
      ? site.advice(`SITE_URL is ${SITE_URL}: right on this machine only. Set it to where visitors reach the site.`)
      : protocol === 'https:'
        ? site.good(`SITE_URL is ${SITE_URL}.`)
        : site.bad(`SITE_URL is ${SITE_URL}: without https, passwords and session cookies are sent unencrypted.`),
  ];
  if (builtFor && builtFor !== SITE_URL) {
    findings.push(
      site.bad(`The pages were built for ${builtFor}, not for ${SITE_URL}: build again with SITE_URL set.`),
    );
  }
  return findings;
}

function readBuiltAddress(): string | null {
  const file = path.join(process.cwd(), '.next/server/app/robots.txt.body');
  if (!existsSync(file)) return null;
  return /^Sitemap: (.+)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

export function examineSecret(): Finding {
  const secret = speakOf('Secret');
  const problem = findSecretProblem();
  return problem ? secret.bad(problem) : secret.good('AUTH_SECRET is set.');
}

/** Rate limits need the address that only the proxy knows. */
export function examineProxy({ SITE_URL, TRUSTED_PROXY_HOPS }: Environment): Finding {
  const proxy = speakOf('Proxy');
  if (TRUSTED_PROXY_HOPS > 0) {
    return proxy.good(
      `TRUSTED_PROXY_HOPS is ${TRUSTED_PROXY_HOPS}: visitors’ addresses are taken from X-Forwarded-For.`,
    );
  }
  return SITE_URL.startsWith('https:')
    ? proxy.bad(
        'The site is on https, so a proxy is in front of it, but TRUSTED_PROXY_HOPS is 0: all visitors share one address and its limits. Set it to the number of your proxies, usually 1.',
      )
    : proxy.off('No proxy (TRUSTED_PROXY_HOPS is 0): limits count by the address of the connection.');
}

export function examineObservation({ METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT }: Environment): readonly Finding[] {
  const metrics = speakOf('Metrics');
  const traces = speakOf('Traces');
  return [
    METRICS_TOKEN
      ? metrics.good('/metrics answers requests with METRICS_TOKEN.')
      : metrics.off('/metrics is closed (no METRICS_TOKEN).'),
    OTEL_EXPORTER_OTLP_ENDPOINT
      ? traces.good(`OpenTelemetry sends traces to ${new URL(OTEL_EXPORTER_OTLP_ENDPOINT).host}.`)
      : traces.off('OpenTelemetry is not loaded (no OTEL_EXPORTER_OTLP_ENDPOINT).'),
  ];
}
