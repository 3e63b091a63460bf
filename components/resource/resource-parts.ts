import type { ComponentType } from 'preact';

import type { ResourceServices } from '@/components/account/resource-services';
import type { Row, Values } from '@/lib/resources/definition';

/** What is shown of one row on a page of its own. */
export interface DetailProps<R extends Row> {
  row: R & { id: string };
  services: ResourceServices;
}

/** What stands beside a form, such as what it will make; it follows what is typed. */
export interface FormAsideProps<R extends Row> {
  values: Values;
  /** Null for a new one. */
  row: R | null;
  services: ResourceServices;
}

/** What is truly a resource's own on its screen; everything else is drawn from its definition. */
export interface ResourceParts<R extends Row> {
  Detail?: ComponentType<DetailProps<R>>;
  FormAside?: ComponentType<FormAsideProps<R>>;
}
