import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../../../lib/cli/port.mjs';
import { until } from '../until.mjs';
import { PYTHON } from './has-s3-server.mjs';

const START_LIMIT_MS = 60_000;
/** Same keys as in `s3_server.py`. */
const keys = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

export async function startS3Server(folder, bucket) {
  // Its components use the next three ports.
  const port = await freePort();
  const child = spawn(PYTHON, ['tests/support/servers/s3_server.py', folder, String(port)], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1', retries: 0 });
  // During startup the server may create the bucket and still answer 503; later it answers 409.
  const makeBucket = () =>
    client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' }).then(
      ({ ok, status }) => ok || status === 409,
      () => false,
    );
  await until(makeBucket, START_LIMIT_MS);
  return {
    endpoint,
    environment: {
      STORAGE_URL: `s3://${bucket}/photos`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
