import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fieldsShown } from '@/components/resource/form/use-resource-form';
import { operations } from '@/lib/operations/operations';
import { campaigns } from '@/lib/resources/campaigns';
import { channels } from '@/lib/resources/channels';
import type { ResourceDefinition, Row, Values } from '@/lib/resources/definition';
import { domains } from '@/lib/resources/domains';
import { pixelProviders } from '@/lib/resources/pixel-providers';
import { pixels } from '@/lib/resources/pixels';

import { formOf, problemsOf } from './form-cases';

/** Some of what people type, so that forms with nothing wrong turn up often enough; and anything. */
const good = ['go.example', 'https://a.example/x', 'GTM-1234', '12345678', '#00FF00', 'Spring', ''];
const typed = fc.oneof(fc.constantFrom(...good), fc.string({ unit: 'grapheme', maxLength: 40 }));

const id = fc.integer({ min: 1 }).map(String);
const word = fc.string({ unit: 'grapheme', maxLength: 20 });
const maybeLink = fc.constantFrom(
  null,
  'https://a.example',
  'https://a.example/r/%E0%A4',
  'https://a.example/r/spring',
);
const maybeFlag = fc.constantFrom(null, true, false);

const type = fc.constantFrom(...pixelProviders.map((provider) => provider.type), 'another');
const color = fc.constantFrom('#FF0000', '#00ff00', 'red', '');

/** A form holds no value that its fields cannot give. */
function valuesFor<R extends Row>(definition: ResourceDefinition<R>): fc.Arbitrary<Values> {
  const { fields } = formOf(definition);
  return fc.record(
    Object.fromEntries(
      fields.map((field) => {
        const { name, kind } = field;
        const offered = field.choices?.() ?? [];
        if (kind === 'switch') return [name, fc.boolean()];
        if (kind === 'choice') return [name, fc.constantFrom(...offered.map(({ value }) => value))];
        return [name, typed];
      }),
    ),
  );
}

function behaves<R extends Row>(
  definition: ResourceDefinition<R>,
  rows: fc.Arbitrary<R & { id: string }>,
) {
  const form = formOf(definition);
  const { create, update } = definition.operations;
  if (create === undefined || update === undefined) throw new Error('cannot be made or changed');

  describe(definition.words, () => {
    test('a new one without a problem is what the contract takes', () => {
      let taken = 0;
      fc.assert(
        fc.property(valuesFor(definition), (values) => {
          if (Object.keys(problemsOf(form, values)).length > 0) return;
          taken += 1;
          const input = form.createInput(values);
          expect(operations[create].input().safeParse(input).success).toBe(true);
          expect(Object.values(input)).not.toContain('');
        }),
        { numRuns: 1000 },
      );
      expect(taken).toBeGreaterThan(5);
    });

    test('one that was left as it is has no new problem, and nothing to send', () => {
      fc.assert(
        fc.property(rows, (row) => {
          const values = form.begin(row);
          // A row without a name has to be given one before it can be changed.
          const problems = Object.values(problemsOf(form, values, row));
          expect(problems.filter((problem) => problem !== 'This field is required.')).toEqual([]);
          expect(form.updateInput(values, row)).toBeNull();
        }),
      );
    });

    test('a change without a problem is what the contract takes, and nothing else', () => {
      fc.assert(
        fc.property(rows, valuesFor(definition), fc.array(fc.nat(10)), (row, other, picks) => {
          const before = form.begin(row);
          const names = fieldsShown(form.fields, 'update', before).map(({ name }) => name);
          const changed = picks.map((pick) => names[pick]).filter((name) => name !== undefined);
          const after = Object.fromEntries(changed.map((name) => [name, other[name] ?? '']));
          const values = { ...before, ...after };
          if (Object.keys(problemsOf(form, values, row)).length > 0) return;
          const input = form.updateInput(values, row);
          if (input === null) return;
          expect(input['id']).toBe(row.id);
          expect(Object.values(input)).not.toContain('');
          expect(operations[update].input().safeParse(input).success).toBe(true);
          const always = new Set(['id', ...(mustSend[definition.id] ?? [])]);
          const sent = Object.keys(input).filter((name) => !always.has(name));
          expect(changed).toEqual(expect.arrayContaining(sent));
        }),
        { numRuns: 1000 },
      );
    });
  });
}

/** What an update needs, changed or not. */
const mustSend: Record<string, readonly string[]> = { campaigns: ['name'], pixels: ['tag'] };

behaves(domains, fc.record({ id, domain: word, redirectroot: maybeLink, redirect404: maybeLink }));
behaves(
  campaigns,
  fc.record({
    id,
    name: word,
    public: maybeFlag,
    rotator: maybeLink,
    list: maybeLink,
    views: fc.constant(null),
  }),
);
behaves(channels, fc.record({ id, name: word, description: word, color, starred: maybeFlag }));
behaves(pixels, fc.record({ id, type, name: word, tag: word, date: fc.constant(null) }));
