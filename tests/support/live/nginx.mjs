/** Runs `deploy/nginx.conf` with test ports, folders and a certificate. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../lib/cli/port.mjs';
import { until } from '../until.mjs';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

const SECOND = 'server 127.0.0.1:3002 max_fails=1 fail_timeout=2s;';

export const hasNginx = NGINX !== undefined && existsSync(BROTLI);

export async function startNginx([first, ...others]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  const [http, https, inner] = [await freePort(), await freePort(), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  makeCertificate(folder);
  const changes = [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['/run/nginx.pid', `${folder}/pid`],
    ['/var/log/nginx/', `${folder}/`],
    ['/var/cache/nginx/', `${folder}/`],
    ['/etc/ssl/site/', `${folder}/`],
    ['listen 80;', `listen ${http};`],
    ['listen 443 ssl', `listen ${https} ssl`],
    ['127.0.0.1:8079', `127.0.0.1:${inner}`],
    ['127.0.0.1:3001', `127.0.0.1:${first}`],
    [SECOND, (others.length > 0 ? others : [first]).map((port) => SECOND.replace('3002', port)).join(' ')],
  ];
  let text = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, `${text}\n`);
  const child = spawn(NGINX, ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // SIGKILL would leave its workers running.
  process.on('exit', () => child.kill('SIGTERM'));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    return isListening(https);
  }, 10_000);
  const readLogs = () => ['access', 'error'].map((name) => readFileSync(`${folder}/${name}.log`, 'utf8')).join('');
  return { port: https, httpPort: http, url: `https://localhost:${https}`, pid: child.pid, readLogs, stop };
}

function makeCertificate(folder) {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const { status, stderr } = spawnSync('openssl', [...request.split(' '), ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

const isListening = async (port) => {
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
};
