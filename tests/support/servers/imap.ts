import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort } from '@/lib/cli/port.mjs';
import { until } from '@/tests/support/until.mjs';
import { DOVECOT } from './has-imap-server.mjs';
import { imapAddress, mailbox } from './imap-address.mjs';

const { pass, user } = mailbox;

const START_LIMIT_MS = 20_000;
/** Dovecot serves no mailbox of root. */
const NOBODY = 65_534;

export type ImapServer = Readonly<{
  url: string;
  deliver: (source: string | Buffer) => void;
  flags: () => Promise<readonly (readonly string[])[]>;
  /** Empties the mailbox and changes its numbering. */
  reset: () => void;
  stop: () => Promise<void>;
}>;

/** Without a port, at a free one. */
export async function startImapServer(wanted?: number): Promise<ImapServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'imap-'));
  const port = wanted ?? (await freePort());
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(config, configOf(folder, port));
  const child = spawn(DOVECOT, ['-F', '-c', config], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const withClient = async <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: { user, pass }, logger: false });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      return await work(client);
    } finally {
      client.close();
    }
  };
  const answers = () =>
    withClient(() => Promise.resolve(true)).catch(() => {
      if (child.exitCode !== null) throw new Error('Dovecot has ended');
      return false;
    });
  await until(answers, START_LIMIT_MS);
  const maildir = path.join(folder, 'mail', user);
  let count = 0;
  return {
    url: imapAddress(port),
    deliver: (source) => {
      for (const name of ['', 'cur', 'new', 'tmp']) makeFolder(path.join(maildir, name));
      count += 1;
      const file = path.join(
        maildir,
        'new',
        `${Math.floor(Date.now() / 1_000)}.M${String(count).padStart(6, '0')}.test`,
      );
      writeFileSync(file, source);
      own(file);
    },
    flags: () =>
      withClient(async (client) => {
        const all = await client.fetchAll('1:*', { flags: true });
        return all.map(({ flags }) => [...(flags ?? [])]);
      }),
    reset: () => rmSync(maildir, { recursive: true, force: true }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = process.getuid?.() === 0;
const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];

function own(file: string): void {
  if (isRoot) chownSync(file, uid, gid);
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  own(folder);
}

function configOf(folder: string, port: number): string {
  const mail = path.join(folder, 'mail');
  makeFolder(mail);
  own(folder);
  const users = isRoot
    ? []
    : [`default_internal_user = ${process.env.USER}`, `default_login_user = ${process.env.USER}`];
  return [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/run`,
    `log_path = ${folder}/log`,
    ...users,
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    `mail_location = maildir:${mail}/%u`,
    `passdb {\n  driver = static\n  args = password=${pass}\n}`,
    `userdb {\n  driver = static\n  args = uid=${uid} gid=${gid} home=${mail}\n}`,
    `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
    'service anvil {\n  chroot =\n}',
    '',
  ].join('\n');
}
