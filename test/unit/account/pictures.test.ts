import { beforeEach, expect, it, test } from 'vitest';

import { saveQrCode } from '@/lib/account/account';

import { createWorld, second, type World } from './world';

const link = 'https://short.example/q/5';
const other = 'https://short.example/q/6';

let world: World;
const look = async () => [await world.account.picture(link), await world.account.picture(other)];

beforeEach(() => {
  world = createWorld();
});

test.each(['picture', 'leads_on'] as const)('a %s is fetched once, in any worker', async (kind) => {
  world.picture = kind === 'picture' ? { kind, src: 'data:image/png;base64,AA==' } : { kind };
  await look();
  world.time += 1e10;
  world.restart();
  expect(await look()).toEqual([world.picture, world.picture]);
  expect(world.fetched).toEqual([link, other]);
});

it('looks again after a minute where there was none', async () => {
  world.picture = { kind: 'none' };
  await look();
  world.time += 59 * second;
  await look();
  expect(world.fetched).toHaveLength(2);
  world.time += second;
  await look();
  expect(world.fetched).toHaveLength(4);
});

test.each([
  ['updateQrCode', { id: '5', type: 'text', data: 'a' }, [link, other]],
  ['deleteQrCode', { id: '5' }, []],
] as const)('%s of %j makes it fetch %j again', async (name, input, again) => {
  await look();
  world.fetched.length = 0;
  await world.account.change(name, input);
  await look();
  expect(world.fetched).toEqual(again);
});

test.each([
  ['A page', { name: 'A page' }],
  ['  ', {}],
  [`  ${'é🙂'.repeat(60)}`, { name: 'é🙂'.repeat(50) }],
])('a code is saved black on white under the name %.20j', async (name, named) => {
  const inputs: unknown[] = [];
  const change = async (...input: unknown[]) => {
    inputs.push(input);
    return { id: '3', link: null } as never;
  };
  expect(await saveQrCode({ change }, { shortUrl: link, name })).toEqual({ id: '3' });
  const colours = { background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' };
  expect(inputs).toEqual([['createQrCode', { type: 'link', data: link, ...colours, ...named }]]);
});
