"""OpenStack Swift with its S3 API: python3 s3_server.py FOLDER PORT. One replica, one device, user `test:tester`, key `testing`."""
import ctypes
import os
import pwd
import signal
import sys

from swift.common.ring import RingBuilder
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi

folder, port = os.path.abspath(sys.argv[1]), int(sys.argv[2])
PARTS = {'account': port + 1, 'container': port + 2, 'object': port + 3}

COMMON = f'''
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {{port}}
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
workers = 0
user = {{user}}
log_level = ERROR
'''

PART = COMMON + '''
[pipeline:main]
pipeline = {part}-server
[app:{part}-server]
use = egg:swift#{part}
'''

PROXY = COMMON + '''
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# By default ten requests before its parts listen make it refuse all others for a minute.
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
paste.filter_factory = s3_server:memory_cache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
auth_pipeline_check = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:versioned_writes]
use = egg:swift#versioned_writes
'''


class Memory:
    """In place of memcached."""

    def __init__(self):
        self.values = {}

    def set(self, key, value, **_):
        self.values[key] = value

    def get(self, key, **_):
        return self.values.get(key)

    def delete(self, key, **_):
        self.values.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]


def memory_cache(*_, **__):
    memory = Memory()

    def make(app):
        def handle(env, start_response):
            env['swift.cache'] = memory
            return app(env, start_response)

        return handle

    return make


def end_with_parent():
    """Linux: PR_SET_PDEATHSIG."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def make_ring(part):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'ip': '127.0.0.1', 'port': PARTS[part]})
    builder.rebalance()
    name = f'{part}.ring.gz'
    builder.get_ring().save(os.path.join(folder, name))


def write(name, text):
    file = os.path.join(folder, f'{name}.conf')
    with open(file, 'w') as conf:
        conf.write(text)
    return file


def main():
    end_with_parent()
    user = pwd.getpwuid(os.getuid()).pw_name
    os.makedirs(os.path.join(folder, 'devices', 'disk'), exist_ok=True)
    write('swift', '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n')
    set_swift_dir(folder)
    for part in PARTS:
        make_ring(part)
        conf = write(part, PART.format(part=part, port=PARTS[part], user=user))
        if os.fork() == 0:
            end_with_parent()
            sys.exit(run_wsgi(conf, f'{part}-server', verbose=False))
    sys.exit(run_wsgi(write('proxy', PROXY.format(port=port, user=user)), 'proxy-server', verbose=False))


if __name__ == '__main__':
    main()
