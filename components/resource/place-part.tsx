import type { Row } from '@/lib/resources/definition';

import { DetailPart } from './detail-part';
import { FormPart } from './form/form-part';
import { ListPart } from './list/list-part';
import type { ListView } from './list/use-search';
import type { Place } from './place';
import type { Done, Resource, RowWithId } from './resource';
import { RowPart } from './row-part';

interface PlacePartProps<R extends Row> {
  resource: Resource<R>;
  place: Place;
  view: ListView;
  setView: (view: ListView) => void;
  done: (row: RowWithId<R> | null, done: Done) => void;
}

/** What of the resource the address names. */
export function PlacePart<R extends Row>(props: PlacePartProps<R>) {
  const { resource, place, view, setView, done } = props;
  switch (place.at) {
    case 'list':
      return <ListPart resource={resource} view={view} setView={setView} />;
    case 'create':
      return <FormPart resource={resource} row={null} onDone={(made) => done(null, made)} />;
    case 'detail':
      return (
        <RowPart key={place.id} resource={resource} id={place.id}>
          {(row) => <DetailPart resource={resource} row={row} />}
        </RowPart>
      );
    case 'update':
      return (
        <RowPart key={`${place.id}/edit`} resource={resource} id={place.id}>
          {(row) => <FormPart resource={resource} row={row} onDone={(made) => done(row, made)} />}
        </RowPart>
      );
  }
}
