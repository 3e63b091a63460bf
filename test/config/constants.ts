/** A text that occurs once in a file, what takes its place, and the file under test/unit that must see it. */
type Row = readonly [from: string, to: string, test: string];

/**
 * By the file under lib: the numbers that decide something. StrykerJS changes no numbers, and leaves out what is made as a file is
 * loaded.
 */
export const constants: Readonly<Record<string, readonly Row[]>> = {
  'links/service-facts.ts': [
    ['const rounding = 1000', 'const rounding = 2000', 'links/service-info.test.ts'],
    ['const dayLength = 24', 'const dayLength = 12', 'links/actions/confirm-link.test.ts'],
    ['replicaLag = 120_000', 'replicaLag = 60_000', 'links/actions/gone.test.ts'],
  ],
  'links/actions/undo-link.ts': [
    ['justMade = 3_600_000', 'justMade = 7_200_000', 'links/actions/undo.test.ts'],
  ],
  'links/context.ts': [
    ['timeAllowed = 24_000', 'timeAllowed = 29_000', 'links/create/at-once.test.ts'],
  ],
  'links/intents.ts': [
    ['unsettledTime = 60_000', 'unsettledTime = 30_000', 'links/create/lag.test.ts'],
  ],
  'links/service-info.ts': [['30 * 60_000', '20 * 60_000', 'links/actions/refresh-link.test.ts']],
  'links/create/settle.ts': [['kept: 7 *', 'kept: 6 *', 'links/create/settle-pending.test.ts']],
  'links/create/look.ts': [
    ['[1000, 2000, 4000]', '[1000]', 'links/create/set-clock.test.ts'],
    ['maxReads = 12', 'maxReads = 13', 'links/create/look.test.ts'],
  ],
  'links/library/sync.ts': [
    ['maxParts = 10', 'maxParts = 9', 'links/library/sync-over-account.test.ts'],
  ],
  'links/create/create-link.ts': [
    ['maxTries = 3', 'maxTries = 2', 'links/create/verify-link.test.ts'],
  ],
  'api/budget.ts': [
    ['defaultLimit = 30', 'defaultLimit = 31', 'api/unknown-limit.test.ts'],
    ['maxLimit = 1000', 'maxLimit = 100_000', 'api/budget.test.ts'],
    ['rateWindow = 60_000', 'rateWindow = 59_000', 'api/budget.test.ts'],
    ['maxRequestTime = 20_000', 'maxRequestTime = 19_000', 'api/budget.test.ts'],
    ['maxLock = 3_600_000', 'maxLock = 7_200_000', 'api/budget.test.ts'],
    ['maxWait = 5000', 'maxWait = 4999', 'api/budget.test.ts'],
    ['left -= pause;', '', 'api/budget.test.ts'],
  ],
  'api/rate-headers.ts': [
    ['minute = 60_000', 'minute = 30_000', 'api/rate-headers.test.ts'],
    ['7 * 24', '70 * 24', 'api/failure.test.ts'],
    ['now + 1000)', 'now)', 'api/rate-headers.test.ts'],
  ],
  'api/failure.ts': [
    ['405, 410]', '405]', 'api/failure.test.ts'],
    ["  410: 'not_found',\n", '', 'api/failure.test.ts'],
    ['[413, 414, 431]', '[413, 414]', 'api/failure.test.ts'],
  ],
  'api/transport.ts': [
    ['status >= 300', 'status > 300', 'api/transport.test.ts'],
    ['status < 400', 'status < 308', 'api/transport.test.ts'],
  ],
  'api/body.ts': [
    ['24 * 1024 * 1024', '25 * 1024 * 1024', 'api/transport.test.ts'],
    ['maxDepth = 32', 'maxDepth = 33', 'api/parse-body.test.ts'],
  ],
  'api/fetch-without-key.ts': [
    ['timeoutMs = 8000', 'timeoutMs = 9000', 'api/fetch-picture.test.ts'],
    ['512 * 1024', '1024 * 1024', 'api/fetch-picture.test.ts'],
  ],
  'api/redact.ts': [
    ['minSecretLength = 8', 'minSecretLength = 9', 'api/redact.test.ts'],
    ['maxSentenceLength = 300', 'maxSentenceLength = 301', 'api/safe-sentence.test.ts'],
  ],
  'rules/url/url.ts': [
    ['maxUrlLength = 8192', 'maxUrlLength = 8193', 'rules/url/long-url.test.ts'],
  ],
  'rules/url/web-address.ts': [
    ['maxLength = 16_384', 'maxLength = 16_385', 'rules/url/web-address.test.ts'],
  ],
  'rules/secrets.ts': [
    ['password: 64', 'password: 65', 'rules/password.test.ts'],
    ['generated: 16', 'generated: 15', 'rules/password.test.ts'],
    ['passphrase: 8', 'passphrase: 7', 'rules/password.test.ts'],
    [
      'minAccountPasswordLength = 5',
      'minAccountPasswordLength = 4',
      'rules/account-password.test.ts',
    ],
    ['key: 256', 'key: 257', 'rules/api-key.test.ts'],
  ],
  'rules/alias.ts': [
    ['maxAliasLength = 100', 'maxAliasLength = 101', 'rules/alias.test.ts'],
    ['randomLength = 6', 'randomLength = 5', 'rules/alias.test.ts'],
  ],
  'rules/expiry.ts': [['days: 30', 'days: 31', 'rules/expiry.test.ts']],
  'rules/request-headers.ts': [
    ['name: 64', 'name: 65', 'rules/request-headers.test.ts'],
    ['value: 2048', 'value: 2049', 'rules/request-headers.test.ts'],
  ],
  'rules/color.ts': [['readableContrast = 4', 'readableContrast = 3', 'rules/contrast.test.ts']],
  'rules/rate-reserve.ts': [
    ['Math.floor((limit * 4)', 'Math.ceil((limit * 4)', 'links/actions/refresh-link.test.ts'],
    ['limit - 3', 'limit - 2', 'links/actions/refresh-link.test.ts'],
  ],
};
