import path from 'node:path';

export const nodeKinds = /** @type {const} */ (['account', 'container', 'object']);

/**
 * The configuration of OpenStack Swift as one node with one copy of everything: its files by name.
 * @param {{ folder: string, user: string, ports: Record<string, number>, account: string, secret: string }} layout
 */
export function swiftFiles(layout) {
  const nodes = nodeKinds.map((kind) => [`${kind}.conf`, nodeFile(layout, kind)]);
  return { 'swift.conf': swiftFile, 'proxy.conf': proxyFile(layout), ...Object.fromEntries(nodes) };
}

const swiftFile = `[swift-hash]
swift_hash_path_suffix = of-tests
[storage-policy:0]
name = one-copy
default = yes
`;

/** Without `user` it would run as `swift`, who may not write here. */
const common = ({ folder, user, ports }, kind) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[kind]}
workers = 0
user = ${user}
swift_dir = ${folder}
`;

const nodeFile = (layout, kind) => `${common(layout, kind)}
devices = ${path.join(layout.folder, 'devices')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

/** Which pages may upload (CORS) is a setting of the whole server here: those of any port, as tests choose free ones. */
const proxyFile = (layout) => `${common(layout, 'proxy')}
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats cache s3api tempauth copy slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
max_bucket_listing = 2
cors_preflight_allow_origin = *
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${layout.ports.cache}
[filter:tempauth]
use = egg:swift#tempauth
user_${layout.account.replace(':', '_')} = ${layout.secret} .admin
${['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'dlo', 'versioned_writes']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join('\n')}
`;
