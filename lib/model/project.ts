/**
 * Where Curtail is at home. Each blank is to be filled in before the first version is published: `npm run release -- --submit` refuses
 * to go on without them.
 */
export const project = {
  author: 'The authors of Curtail',
  /** A page about Curtail; the manifest and the stores' listings name it. */
  homepage: '',
  /** Where its sources are. */
  repository: '',
  /** Where problems are reported. */
  bugs: '',
} as const;
