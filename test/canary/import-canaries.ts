import type { Canary } from './canary.ts';

/** Room, an import it must be refused, an import it may have. */
type ImportCanary = readonly [file: string, refused: string, allowed: string];

const table: readonly ImportCanary[] = [
  ['components/popup/view.ts', '@/lib/api/client', '@/lib/contract/errors'],
  ['components/popup/list.ts', '@/lib/storage/settings', '@/lib/messages/client'],
  ['components/options/view.ts', '@/lib/links/shorten', '@/lib/resources/domain'],
  ['components/options/bus.ts', '@/lib/messages/server', '@/lib/platform/clipboard'],
  ['components/ui/button.ts', 'wxt/browser', 'preact/hooks'],
  ['components/ui/code.ts', 'qrcode', '@/lib/qr/svg'],
  ['components/resource/table.ts', '../../lib/contract/errors', '../ui/button'],
  ['components/resource/form.ts', 'zod/mini', '@/lib/contract/errors'],
  ['lib/operations/schemas/resources.ts', 'zod', './z'],
  ['lib/operations/schemas/resources.ts', '@/lib/api/client', './account-fields'],
  ['lib/model/z.ts', 'zod', 'zod/mini'],
  ['lib/rules/alias.ts', '@/lib/contract/errors', './problems'],
  ['lib/api/client.ts', '@/lib/links/shorten', '@/lib/contract/errors'],
  ['lib/api/transport.ts', 'wxt/browser', 'ky'],
  ['lib/api/rate-limit/budget.ts', '../contract/errors', 'p-queue'],
  ['lib/connection/connect.ts', '@/lib/api/client', '@/lib/contract/errors'],
  ['lib/links/shorten.ts', '@/lib/api/client', '@/lib/contract/errors'],
  ['lib/links/history.ts', '@/lib/storage/history', './index-key'],
  ['lib/links/outbound.ts', 'ky', './outbound-rules'],
  ['lib/messages/server.ts', '@/lib/links/shorten', '@webext-core/messaging'],
  ['lib/messages/protocol.ts', '@/lib/contract/../api/client', '@/lib/contract/errors'],
  ['lib/storage/settings.ts', '@/lib/api/client', 'wxt/utils/storage'],
  ['lib/storage/history.ts', '@webext-core/messaging', 'idb-keyval'],
  ['lib/resources/domain.ts', '@/lib/api/client', '@/lib/rules/domain'],
  ['lib/resources/rows.ts', '@/lib/storage/items', '@/lib/contract/distinct-rows'],
  ['lib/account/reads.ts', '@/lib/api/client', '@/lib/contract/errors'],
  ['lib/texts/words.ts', '@/lib/contract/errors', '@/lib/rules/problems'],
  ['lib/jobs/do-items.ts', '@/lib/links/shorten', '@/lib/rules/copy'],
  ['lib/link-index/entry.ts', '@/lib/storage/link-store', '@/lib/rules/fold'],
  ['lib/bulk/run.ts', '@/lib/links/shorten', '@/lib/rules/alias'],
  ['lib/moving/seal.ts', '@/lib/storage/items', '@/lib/contract/export-file'],
  ['lib/csv/read.ts', '@/lib/rules/alias', 'papaparse'],
  ['lib/menus/entries.ts', 'wxt/browser', '@/lib/rules/copy'],
  ['lib/omnibox/suggest.ts', '@/lib/storage/items', '@/lib/contract/errors'],
  ['lib/qr/svg.ts', '@/lib/contract/errors', 'qrcode'],
  ['lib/licenses/collect.ts', '@/lib/contract/errors', 'vite'],
  ['lib/platform/tabs.ts', '@/lib/contract/errors', 'wxt/browser'],
  ['entrypoints/background/index.ts', 'ky', '@/lib/api/client'],
  ['entrypoints/popup/main.ts', '@webext-core/messaging', '@/lib/messages/client'],
  ['entrypoints/options/main.ts', 'idb-keyval', '@/lib/storage/settings'],
  ['entrypoints/options/data.ts', '../../lib/storage/settings', 'wxt/browser'],
  ['test/service/server.ts', '@/lib/contract/errors', 'hono'],
  ['test/service/paths.ts', '../../lib/api/paths', './base64.ts'],
  ['test/e2e/harness/session.ts', '../../../lib/api/paths', '../../service/start-service.ts'],
];

/** Every form in which a module can reach another one. */
const forms: readonly ((module: string) => string)[] = [
  (module) => `export { thing } from '${module}';`,
  (module) => `export * from '${module}';`,
  (module) => `import type { Thing } from '${module}';\nexport type Other = Thing[];`,
  (module) => `export const load = async (): Promise<unknown> => await import('${module}');`,
];

/** What a room may not import, once in each form for the first and in one form for the others. */
export const importCanaries: readonly Canary[] = [
  ...forms.map((form, index) =>
    importCanary([`components/popup/form-${String(index)}.ts`, '@/lib/api/a', '@/lib/qr/a'], form),
  ),
  ...['components/options/schema.ts', 'lib/rules/schema.ts', 'lib/resources/schema.ts'].map(
    (file) => ({
      rule: 'eslint(no-restricted-imports)',
      file,
      bad: `export { draft } from '@/lib/contract/draft';`,
      good: `export type { Draft } from '@/lib/contract/draft';`,
    }),
  ),
  // Beside the one file of the contract that may be imported whole there are others of almost the same name.
  ...(
    [
      ['components/popup/report.ts', 'error-report', 'errors'],
      ['lib/resources/rows-of.ts', 'display', 'distinct-rows'],
    ] as const
  ).map(([file, refused, allowed]) => ({
    rule: 'eslint(no-restricted-imports)',
    file,
    bad: `export { thing } from '@/lib/contract/${refused}';`,
    good: `export { thing } from '@/lib/contract/${allowed}';`,
  })),
  ...table.map((row) => importCanary(row)),
];

function importCanary(
  [file, refused, allowed]: ImportCanary,
  form = (module: string) => `export { thing } from '${module}';`,
): Canary {
  return { rule: 'eslint(no-restricted-imports)', file, bad: form(refused), good: form(allowed) };
}
