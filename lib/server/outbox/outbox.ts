import 'server-only';
import { getMailProvider } from '@/lib/server/providers/mail';
import { onPoke } from './poke';
import { startWorker, type OutboxWorker } from './worker';

/** One for the process, though Next bundles its start and its end apart from the routes. */
const holder = globalThis as { __outboxWorker?: OutboxWorker };

/** Starts sending what is stored; what an earlier process left comes first. */
export function startOutbox(): void {
  if (holder.__outboxWorker) return;
  const worker = startWorker(getMailProvider());
  holder.__outboxWorker = worker;
  onPoke(() => void worker.wake());
  void worker.wake();
}

/** Resolves once the mail in flight is done. */
export async function stopOutbox(): Promise<void> {
  onPoke(null);
  await holder.__outboxWorker?.stop();
}
