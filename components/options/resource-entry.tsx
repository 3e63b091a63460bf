import type { ResourceParts } from '@/components/resource/resource-parts';
import { ResourceScreen } from '@/components/resource/resource-screen';
import type { ResourceDefinition, Row } from '@/lib/resources/definition';

import type { ScreenEntry, ScreenProps } from './screen-entry';

/** The row of the sidebar for a resource: its definition, and the parts that are truly its own. */
export function resourceEntry<R extends Row>(
  definition: ResourceDefinition<R>,
  parts: ResourceParts<R> = {},
): ScreenEntry {
  return {
    id: definition.id,
    title: definition.title,
    isAccount: true,
    View: ({ services, path }: ScreenProps) => (
      <ResourceScreen definition={definition} parts={parts} services={services} path={path} />
    ),
  };
}
