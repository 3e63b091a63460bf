import { addressOf } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import type { Row } from '@/lib/resources/definition';

/** Leads to the form for a new one, where there can be one. */
export function NewLink<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { definition, offers } = resource;
  if (!offers.create) return null;
  return (
    <a class="button button-primary" href={addressOf(definition, { at: 'create' })}>
      New {definition.one}
    </a>
  );
}
