import { describe, expect, test } from 'vitest';

import { isPrivateHost, isUnencrypted } from '@/lib/rules/url/private-network';

const hostOf = (host: string): string => new URL(`http://${host}`).hostname;

describe('a host of a private network', () => {
  test.for([
    'nas',
    'nas.local',
    'NAS.Local',
    'links.corp',
    'links.home',
    'router.home.arpa',
    'links.internal',
    'links.intranet',
    'links.lan',
    'links.private',
    'links.test',
    '10.0.0.1',
    '10.255.255.255',
    '0xa000001',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '[fc00::1]',
    '[fdff:1::1]',
    '[fe80::1]',
    '[febf::1]',
  ])('%s', (host) => {
    expect(isPrivateHost(hostOf(host))).toBe(true);
  });
});

describe('a host that may be anywhere', () => {
  test.for([
    'short.example',
    'local.example',
    'nas.local.example',
    'links.notlocal',
    'home.arpa.example',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '169.253.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '192.169.0.1',
    '8.8.8.8',
    '[2001:db8::1]',
    '[fbff::1]',
    '[fe00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[::ffff:192.168.0.1]',
  ])('%s', (host) => {
    expect(isPrivateHost(hostOf(host))).toBe(false);
  });
});

test.for([
  ['https://short.example', false],
  ['https://nas.local', false],
  ['http://localhost:3000', false],
  ['http://links.localhost', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:3000/links', false],
  ['http://nas.local/links', true],
  ['http://192.168.1.5:8080', true],
] as const)('whether others can read what goes to %s: %s', ([address, isRead]) => {
  expect(isUnencrypted(address)).toBe(isRead);
});
