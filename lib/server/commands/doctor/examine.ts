import 'server-only';
import type { Environment } from '@/lib/env/schema';
import type { Engine } from '@/lib/server/db/engine';
import { examineContent, examineDatedFigures } from './content';
import type { Finding } from './finding';
import { examineBotCheck, examineEmail, examineInbox, examineNewsletter } from './services';
import { examineDomain } from './domain';
import { examineLettingLaw, examineStressedAreas } from './letting-law';
import { examineSamples } from './samples';
import { examineFacebook, examineGoogle } from './sign-in';
import { examineAddress, examineObservation, examineProxy, examineSecret } from './site';
import { examineStaff } from './staff';
import { examineDatabase, examineFolders, examineStorage } from './storage';

/** Changes nothing, sends nothing, never throws. */
export async function examine(env: Environment, openDatabase: () => Promise<Engine>): Promise<readonly Finding[]> {
  const outside = await Promise.all([
    examineDatabase(openDatabase),
    examineStorage(env),
    examineEmail(env),
    examineInbox(env),
    examineNewsletter(env),
    examineBotCheck(env),
    examineGoogle(env),
    examineFacebook(env),
    examineStaff(env, openDatabase),
    examineSamples(env, openDatabase),
    examineDomain(env),
  ]);
  return [
    ...examineAddress(env),
    examineSecret(),
    examineProxy(env),
    ...examineFolders(env),
    ...outside.flat(),
    ...examineObservation(env),
    ...examineContent(env),
    examineDatedFigures(),
    ...examineLettingLaw(),
    ...examineStressedAreas(),
  ];
}

const WORDS = { good: 'works ', off: 'off   ', advice: 'advice', bad: 'BROKEN' } as const;

export function printFindings(findings: readonly Finding[]): Readonly<{ text: string; broken: number }> {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ state, about, text }) => `${WORDS[state]}  ${about.padEnd(width)}  ${text}`);
  return { text: `${lines.join('\n')}\n`, broken: findings.filter(({ state }) => state === 'bad').length };
}
