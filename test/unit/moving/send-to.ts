import type { Services } from '@/components/options/services';
import type { MessageInput, MessageName, MessageOutputs } from '@/lib/messages/protocol';

import { viewOf, type MovingWorld } from './moving-world';

type Answers = {
  [N in MessageName]?: (input: MessageInput<N>) => MessageOutputs[N] | Promise<MessageOutputs[N]>;
};

/** What the background answers from a world. All that goes to and fro is plain JSON, as between page and background. */
export function answersOf({ moving, ...world }: MovingWorld): Answers {
  const counts = () => {
    const links = world.links();
    const elsewhere = links.filter((link) => link.elsewhere === true);
    return { count: links.length, elsewhere: elsewhere.length, limit: 150_000 };
  };
  return {
    'connection.get': () => {
      const connection = world.connection();
      return connection === null ? null : viewOf(connection.address);
    },
    'preferences.get': () => world.preferences(),
    'links.stored': counts,
    'links.forget': () => {
      world.forget();
      return counts();
    },
    'moving.export': async (wanted) => moving.exportHead(wanted),
    'moving.links': async (part) => moving.exportLinks(part),
    'moving.check': ({ head }) => moving.check(head),
    'moving.checkLinks': ({ links }) => moving.checkLinks(links),
    'moving.addLinks': async ({ links }) => moving.addLinks(links),
    'moving.restorePreferences': async ({ head, template }) =>
      moving.restorePreferences(head, template),
    'moving.connect': async ({ head, passphrase }) => moving.connect(head, passphrase),
  };
}

/** The page's way to such a background. */
export function sendTo(world: MovingWorld): Services['send'] {
  const answers = answersOf(world);
  return async (name, input) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`nobody answers ${name}`);
    const carried = await answer(overTheBus(input));
    return overTheBus(carried);
  };
}

const overTheBus = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
