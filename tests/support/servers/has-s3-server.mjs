import { spawnSync } from 'node:child_process';

/** Debian's Python, which has its packages. */
export const PYTHON = '/usr/bin/python3';

/** OpenStack Swift (Debian: `python3-swift`) implements the S3 API. */
export const hasS3Server =
  spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' }).status === 0;
