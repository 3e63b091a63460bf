import { Hammer } from 'lucide';
import { useLayoutEffect, useState } from 'preact/hooks';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browser } from 'wxt/browser';

import { resourceEntry } from '@/components/options/screens';
import type * as Table from '@/lib/operations/account';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { withoutBlanks } from '@/lib/resources/form-input';
import type { ChangeWords } from '@/lib/resources/words';
import type { PlainMessageKey } from '@/lib/texts/translate';
import english from '@/public/_locales/en/messages.json';

import { type CatalogueMessage, readMessage } from '../../fixtures/catalogue';
import { findViolations } from '../../fixtures/find-violations';
import { draw } from '../options/draw';
import { backgroundOf } from './background-of';
import { fakeToolService } from './fake-tool-service';
import { button, cell, link } from './locators';

/** The rows of a resource that no service has, in the table of operations: all that an eighth one needs besides its definition. */
vi.mock('@/lib/operations/account', async (importOriginal) => {
  const { accountOperations } = await importOriginal<typeof Table>();
  const [{ accountOperation }, request, read, { z }] = await Promise.all([
    import('@/lib/operations/operation'),
    import('@/lib/operations/schemas/page'),
    import('@/lib/operations/schemas/tolerant'),
    import('@/lib/model/z'),
  ]);
  const tool = () => z.object({ id: read.id(), name: read.text(), weight: read.count() });
  const newTool = () => z.object({ name: request.someText(), weight: request.maybeText() });
  const update = () => z.object({ id: request.resourceId(), ...newTool().shape });
  const touches = ['listTools'];
  const rows = {
    listTools: accountOperation(
      'GET /api/tools',
      request.pageRequest,
      request.pageOf(tool, ['tools']),
    ),
    createTool: accountOperation('POST /api/tool/add', newTool, request.created, touches),
    updateTool: accountOperation(
      'PUT /api/tool/<id>/update',
      update,
      request.confirmation,
      touches,
    ),
    deleteTool: accountOperation(
      'DELETE /api/tool/<id>/delete',
      request.byId,
      request.confirmation,
      touches,
    ),
  };
  return { accountOperations: { ...accountOperations, ...rows } };
});

interface Tool extends Row {
  name: string;
  weight: number | null;
}

const tool = (message: string): CatalogueMessage => ({ message });

/** Its words, which a resource of a service would have in the catalogue. */
const toolMessages: Readonly<Record<string, CatalogueMessage>> = {
  tools_title: tool('Tools'),
  tools_lead: tool('What a workshop has.'),
  tools_search: tool('Search tools'),
  tools_empty_title: tool('No tools yet'),
  tools_empty_hint: tool('Buy one.'),
  tools_new: tool('New tool'),
  tools_create: tool('Create tool'),
  tools_created: tool('Tool created'),
  tools_delete: tool('Delete tool'),
  tools_delete_meaning: tool('It is gone from the workshop.'),
  tools_deleted: tool('Tool deleted'),
  tools_name: tool('Name'),
  tools_weight: tool('Weight'),
};

/** A name that the compiler does not find in the catalogue. */
const heading = (end: 'name' | 'weight') => `tools_${end}` as PlainMessageKey;
const words = 'tools' as string as ChangeWords;

/** Its definition. The names of its operations are not in the table that the compiler reads. */
const tools: ResourceDefinition<Tool> = {
  id: 'tools',
  words,
  changeWords: words,
  operations: {
    list: 'listTools',
    create: 'createTool',
    update: 'updateTool',
    delete: 'deleteTool',
  } as unknown as ResourceDefinition<Tool>['operations'],
  columns: [
    { heading: heading('name'), kind: 'text', value: ({ name }) => name },
    { heading: heading('weight'), kind: 'count', value: ({ weight }) => weight },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      { name: 'name', label: heading('name'), kind: 'text', required: true },
      { name: 'weight', label: heading('weight'), kind: 'text' },
    ],
    begin: (row) => ({ name: row?.name ?? '', weight: String(row?.weight ?? '') }),
    createInput: withoutBlanks,
    updateInput: (values, row) => ({ id: row.id, ...withoutBlanks(values) }),
  },
};

const entry = resourceEntry(tools, Hammer);

function Page() {
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const follow = () => setPath(location.hash.replace(/^#tools\/?/, ''));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return <entry.View path={path} />;
}

function openTools(fetch: typeof globalThis.fetch): void {
  history.replaceState(null, '', '#tools');
  draw(<Page />, backgroundOf(fetch).services);
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  const messages = { ...english, ...toolMessages };
  const spoken = vi
    .spyOn(browser.i18n, 'getMessage')
    .mockImplementation((key, values) => readMessage(messages, key, [values ?? []].flat()));
  onTestFinished(() => spoken.mockRestore());
});

test('a definition and its rows in the table give a working screen', async () => {
  const service = fakeToolService([
    { id: 1, name: 'Hammer', weight: 800 },
    { id: 2, name: 'Saw', weight: 400 },
  ]);
  openTools(service.fetch);
  await expect.element(cell('Hammer')).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search tools' }).fill('saw');
  await expect.element(cell('Hammer')).not.toBeInTheDocument();

  await link('New tool').click();
  await page.getByLabelText('Name').fill('Pliers');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Tool created')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search tools' }).fill('');
  await link('Edit Pliers').click();
  await page.getByLabelText('Weight').fill('250');
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '250' })).toBeVisible();

  await button('Delete Hammer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete tool' }).click();
  await expect.element(page.getByText('Tool deleted')).toBeVisible();
  await expect.element(cell('Hammer')).not.toBeInTheDocument();

  expect(service.tools).toEqual([
    { id: 2, name: 'Saw', weight: 400 },
    { id: 77, name: 'Pliers', weight: '250' },
  ]);
  await expect
    .poll(() => service.requests)
    .toEqual([
      'GET /api/tools',
      'POST /api/tool/add',
      'GET /api/tools',
      'PUT /api/tool/77/update',
      'GET /api/tools',
      'DELETE /api/tool/1/delete',
      'GET /api/tools',
    ]);
});
