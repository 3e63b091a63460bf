import type { Canary } from './canary.ts';

/** Room, an import it must be refused, an import it may have. */
type ImportCanary = readonly [file: string, refused: string, allowed: string];

const table: readonly ImportCanary[] = [
  ['components/popup/view.ts', '@/lib/api/client', '@/lib/model/errors'],
  ['components/popup/list.ts', '@/lib/storage/settings', '@/lib/messages/client'],
  ['components/options/view.ts', '@/lib/links/shorten', '@/lib/resources/domain'],
  ['components/options/bus.ts', '@/lib/messages/server', '@/lib/platform/clipboard'],
  ['components/ui/button.ts', 'wxt/browser', 'preact/hooks'],
  ['components/link/qr/code.ts', 'qr', '@/lib/qr/qr-files'],
  ['components/link/form.ts', '@/components/options/keys', '@/components/ui/button'],
  ['components/link/result.ts', '@/components/popup/frame', '@/components/resource/place'],
  ['components/options/form.ts', '@/components/popup/frame', '@/components/link/model'],
  ['components/resource/table.ts', '../ui/button', '@/components/ui/button'],
  ['components/resource/form.ts', 'zod/mini', '@/lib/model/errors'],
  ['components/ui/links.ts', '@/components/options/services', '@/lib/texts/format'],
  ['components/ui/list.ts', '@/lib/qr/qr-code', '@/lib/async/queue'],
  ['components/options/rows.ts', '@/lib/runs/worker', '@/lib/runs/input/check-rows'],
  ['components/options/worker.ts', '@/lib/background/handlers', '@/lib/copy/copy-content'],
  ['lib/model/link.ts', 'zod', './z'],
  ['lib/model/run.ts', '@/lib/rules/alias', './link'],
  ['lib/model/z.ts', 'zod', 'zod/mini'],
  ['lib/operations/account.ts', '@/lib/api/client', '@/lib/model/z'],
  ['lib/async/queue.ts', '@/lib/rules/alias', '@/lib/model/errors'],
  ['lib/copy/copy-content.ts', '@/lib/texts/format', '@/lib/rules/text'],
  ['lib/background/handlers.ts', '@/entrypoints/background/compose', '@/lib/storage/items'],
  ['lib/background/draw.ts', '@/components/link/view', '@/lib/platform/tabs'],
  ['lib/rules/alias.ts', '@/lib/model/errors', './problems'],
  ['lib/api/client.ts', '@/lib/links/shorten', '@/lib/model/errors'],
  ['lib/api/transport.ts', 'wxt/browser', '@/lib/async/deadline'],
  ['lib/api/budget.ts', '../model/errors', '@/lib/async/queue'],
  ['lib/services/connect.ts', '@/lib/api/client', '@/lib/model/errors'],
  ['lib/links/shorten.ts', '@/lib/api/client', '@/lib/model/errors'],
  ['lib/links/history.ts', '@/lib/storage/history', './index-key'],
  ['lib/links/outbound.ts', 'idb', './outbound-rules'],
  ['lib/links/create.ts', '@/lib/operations/operations', '@/lib/rules/alias'],
  ['lib/links/adapter.ts', '@/lib/links/ways/short-url-api', '@/lib/links/ports'],
  ['lib/links/filing/folders.ts', '@/lib/links/ways/short-url-api', '@/lib/links/ports'],
  ['lib/links/ways/short-url-api.ts', '@/lib/api/client', './safe-spelling'],
  ['lib/links/ways/account-api.ts', '@/lib/links/request', '@/lib/rules/alias'],
  ['lib/services/adapter.ts', '@/lib/links/ways/short-url-api', '@/lib/async/queue'],
  ['lib/background/adapter.ts', '@/lib/links/ways/short-url-api', '@/lib/links/links'],
  ['entrypoints/background/adapter.ts', 'zod/mini', '@/lib/links/ways/short-url-api'],
  ['lib/messages/server.ts', '@/lib/links/shorten', 'wxt/browser'],
  ['lib/messages/inputs.ts', '@/lib/model/../api/client', '@/lib/model/errors'],
  ['lib/storage/settings.ts', '@/lib/api/client', 'wxt/browser'],
  ['lib/storage/history.ts', 'papaparse', 'idb'],
  ['lib/storage/records.ts', '@/lib/links/record', '@/lib/async/queue'],
  ['lib/storage/keys.ts', '@/lib/rules/alias', '@/lib/rules/sealing'],
  ['lib/resources/domain.ts', '@/lib/api/client', '@/lib/rules/domain'],
  ['lib/resources/rows.ts', '@/lib/storage/items', '@/lib/rules/list-rows'],
  ['lib/account/reads.ts', '@/lib/api/client', '@/lib/model/errors'],
  ['lib/texts/words.ts', '@/lib/model/errors', '@/lib/rules/problems'],
  ['lib/runs/do-items.ts', '@/lib/links/shorten', '@/lib/rules/alias'],
  ['lib/link-index/entry.ts', '@/lib/storage/link-store', '@/lib/rules/fold'],
  ['lib/runs/run.ts', '@/lib/links/shorten', '@/lib/rules/alias'],
  ['lib/backup/key.ts', '@/lib/storage/items', '@/lib/model/backup-file'],
  ['components/csv/read.ts', '@/lib/rules/alias', '@/lib/rules/bytes'],
  ['lib/menus/entries.ts', 'wxt/browser', '@/lib/rules/alias'],
  ['lib/omnibox/suggest.ts', '@/lib/storage/items', '@/lib/model/errors'],
  ['lib/qr/svg.ts', '@/lib/model/errors', 'qr'],
  ['lib/licenses/collect.ts', '@/lib/model/errors', 'vite'],
  ['lib/platform/tabs.ts', '@/lib/model/errors', './browser'],
  ['lib/platform/browser.ts', '@/lib/async/queue', 'wxt/browser'],
  ['entrypoints/background/index.ts', 'papaparse', '@/lib/api/client'],
  ['entrypoints/popup/main.ts', 'papaparse', '@/lib/messages/client'],
  ['entrypoints/options/main.ts', 'idb', '@/lib/storage/settings'],
  ['entrypoints/options/data.ts', '../../lib/storage/settings', 'wxt/browser'],
  ['test/service/server.ts', '@/lib/model/errors', 'hono'],
  ['test/service/paths.ts', '../../lib/api/paths', './base64.ts'],
  ['test/unit/links/list.ts', '../../e2e/harness/poll', '../../fixtures/link'],
  ['test/component/popup/list.ts', '../../unit/links/world', '../../fixtures/link'],
  ['test/e2e/scenes/list.ts', '../../component/popup/draw', '../../fixtures/bulk'],
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
      bad: `export { popupState } from '@/lib/model/popup-state';`,
      good: `export type { PopupState } from '@/lib/model/popup-state';`,
    }),
  ),
  // Beside the one file of the model that may be imported whole there is another one of almost the same name.
  {
    rule: 'eslint(no-restricted-imports)',
    file: 'components/popup/report.ts',
    bad: `export { thing } from '@/lib/model/error-report';`,
    good: `export { thing } from '@/lib/model/errors';`,
  },
  // What implements a port knows its type alone.
  ...[
    ['lib/storage/run-rows.ts', '@/lib/runs/ports'],
    ['lib/storage/index-store.ts', '@/lib/link-index/ports'],
    ['lib/storage/links/store.ts', '@/lib/links/ports'],
    ['lib/link-index/finder.ts', '@/lib/links/ports'],
    ['lib/links/ways/port.ts', '@/lib/links/ports'],
    ['lib/links/ways/call.ts', '@/lib/operations/operations'],
    ['lib/links/filing/port.ts', '@/lib/operations/operations'],
  ].map(([file = '', ports = '']) => ({
    rule: 'eslint(no-restricted-imports)',
    file,
    bad: `export { thing } from '${ports}';`,
    good: `export type { Port } from '${ports}';`,
  })),
  // What both APIs can do is known to pages by its types.
  ...['components/options/table.ts', 'lib/resources/table.ts', 'lib/qr/table.ts'].map((file) => ({
    rule: 'eslint(no-restricted-imports)',
    file,
    bad: `export { operations } from '@/lib/operations/operations';`,
    good: `export type { Operations } from '@/lib/operations/operations';`,
  })),
  ...table.map((row) => importCanary(row)),
];

function importCanary(
  [file, refused, allowed]: ImportCanary,
  form = (module: string) => `export { thing } from '${module}';`,
): Canary {
  return { rule: 'eslint(no-restricted-imports)', file, bad: form(refused), good: form(allowed) };
}
