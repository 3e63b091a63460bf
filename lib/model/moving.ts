/** Why a file cannot be imported. */
export interface MovingProblem {
  /** `foreign`: not a file of Curtail. `older`, `newer`: a shape that this version does not read. `damaged`: something in it is not as it should be. */
  kind: 'foreign' | 'older' | 'newer' | 'damaged';
  /** Where in the file, such as `preferences.menu`; of a link, in it. Blank for the whole. */
  path: string;
  /** Which of the links that were handed in, from 0; null where it is about something else. */
  link: number | null;
}

/** What came of adding links from a file. */
export interface MovedLinks {
  /** Not known before. */
  added: number;
  /** Known before; they stay as they are. */
  known: number;
}
