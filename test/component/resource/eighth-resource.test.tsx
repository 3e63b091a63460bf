import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { resourceEntry } from '@/components/options/screens';
import type { OptionsServices } from '@/components/options/services';
import type * as Table from '@/lib/operations/account';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';
import { withoutBlanks } from '@/lib/resources/form-input';

import { findViolations } from '../../fixtures/find-violations';
import { backgroundOf } from './background-of';
import { fakeToolService } from './fake-tool-service';

/** The rows of a resource that no service has, in the table of operations: all that an eighth one needs besides its definition. */
vi.mock('@/lib/operations/account', async (importOriginal) => {
  const { accountOperations } = await importOriginal<typeof Table>();
  const [
    { confirmation, created },
    { accountOperation },
    { pageOf, pageRequest },
    request,
    read,
    { z },
  ] = await Promise.all([
    import('@/lib/operations/schemas/page'),
    import('@/lib/operations/operation'),
    import('@/lib/operations/schemas/page'),
    import('@/lib/operations/schemas/page'),
    import('@/lib/operations/schemas/tolerant'),
    import('@/lib/model/z'),
  ]);
  const tool = () => z.object({ id: read.id(), name: read.text(), weight: read.count() });
  const newTool = () => z.object({ name: request.someText(), weight: request.maybeText() });
  const update = () => z.object({ id: request.resourceId(), ...newTool().shape });
  const touches = { list: 'listTools' };
  const rows = {
    listTools: accountOperation('GET /api/tools', 'read', {
      input: pageRequest,
      output: pageOf(tool, ['tools']),
    }),
    createTool: accountOperation('POST /api/tool/add', 'create', {
      input: newTool,
      output: created,
      touches,
    }),
    updateTool: accountOperation('PUT /api/tool/<id>/update', 'update', {
      input: update,
      output: confirmation,
      touches,
    }),
    deleteTool: accountOperation('DELETE /api/tool/<id>/delete', 'delete', {
      input: request.byId,
      output: confirmation,
      touches,
    }),
  };
  return { accountOperations: { ...accountOperations, ...rows } };
});

interface Tool extends Row {
  name: string;
  weight: number | null;
}

/** Its definition. The names of its operations are not in the table that the compiler reads. */
const tools: ResourceDefinition<Tool> = {
  id: 'tools',
  title: 'Tools',
  one: 'tool',
  many: 'tools',
  lead: 'What a workshop has.',
  operations: {
    list: 'listTools',
    create: 'createTool',
    update: 'updateTool',
    delete: 'deleteTool',
  } as unknown as ResourceDefinition<Tool>['operations'],
  columns: [
    { heading: 'Name', kind: 'text', value: ({ name }) => name },
    { heading: 'Weight', kind: 'count', value: ({ weight }) => weight },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      { name: 'weight', label: 'Weight', kind: 'text' },
    ],
    begin: (row) => ({ name: row?.name ?? '', weight: String(row?.weight ?? '') }),
    createInput: withoutBlanks,
    updateInput: (values, row) => ({ id: row.id, ...withoutBlanks(values) }),
  },
  whenEmpty: 'Buy one.',
  whenDeleted: 'It is gone from the workshop.',
};

const entry = resourceEntry(tools);

function Page({ services }: { services: OptionsServices }) {
  const [path, setPath] = useState('');
  useLayoutEffect(() => {
    const follow = () => setPath(location.hash.replace(/^#tools\/?/, ''));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return <entry.View services={services} path={path} />;
}

function openTools(fetch: typeof globalThis.fetch): void {
  const home = document.createElement('main');
  document.body.append(home);
  history.replaceState(null, '', '#tools');
  render(<Page services={backgroundOf(fetch).services} />, home);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
}

const row = (name: string) => page.getByRole('rowheader', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(async () => page.viewport(1280, 800));

test('a definition and its rows in the table give a working screen', async () => {
  const service = fakeToolService([
    { id: 1, name: 'Hammer', weight: 800 },
    { id: 2, name: 'Saw', weight: 400 },
  ]);
  openTools(service.fetch);
  await expect.element(row('Hammer')).toBeVisible();
  expect(await findViolations(document.body)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search' }).fill('saw');
  await expect.element(row('Hammer')).not.toBeInTheDocument();

  await link('New tool').click();
  await page.getByLabelText('Name').fill('Pliers');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Tool created')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await link('Edit Pliers').click();
  await page.getByLabelText('Weight').fill('250');
  await button('Save').click();
  await expect.element(page.getByRole('cell', { name: '250' })).toBeVisible();

  await button('Delete Hammer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(row('Hammer')).not.toBeInTheDocument();

  expect(service.tools).toEqual([
    { id: 2, name: 'Saw', weight: 400 },
    { id: 77, name: 'Pliers', weight: '250' },
  ]);
  expect(service.requests).toEqual([
    'GET /api/tools',
    'POST /api/tool/add',
    'GET /api/tools',
    'PUT /api/tool/77/update',
    'DELETE /api/tool/1/delete',
  ]);
});
