/** As far as it is used here, npm's lock file. */
export interface LockFile {
  readonly packages: Readonly<Record<string, { version?: string; integrity?: string }>>;
}

interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * All packages with code in the builds, as CycloneDX 1.6. It has no date and no serial number, so that equal builds have equal
 * ones.
 * @param licenses the texts of `licenses.txt`, one a build
 */
export function billOfMaterials(
  product: Product,
  licenses: readonly string[],
  lock: LockFile,
): object {
  const bundled = new Map(
    licenses.flatMap(bundledPackages).map((found) => [urlOf(found), found] as const),
  );
  const components = [...bundled]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([url, found]) => component('library', found, url, hashes(found, lock)));
  const own = urlOf(product);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: component('application', product, own) },
    components,
    dependencies: [{ ref: own, dependsOn: components.map((each) => each['bom-ref']) }],
  };
}

/** The packages that a `licenses.txt` has a section of. */
function bundledPackages(licenses: string): readonly Product[] {
  const headings = licenses.matchAll(/^(\S+) (\S+) \((.+)\)\nSource: /gm);
  return Array.from(headings, ([, name = '', version = '', license = '']) => ({
    name,
    version,
    license,
  }));
}

function component(
  type: string,
  { name, version, license }: Product,
  url: string,
  sums: ReturnType<typeof hashes> = [],
) {
  const [, group, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return {
    type,
    'bom-ref': url,
    ...(group === undefined ? {} : { group }),
    name: rest ?? name,
    version,
    licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    purl: url,
    ...(sums.length === 0 ? {} : { hashes: sums }),
  };
}

function urlOf({ name, version }: Product): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** npm's own, of the archive that the package came in. */
function hashes({ name, version }: Product, { packages }: LockFile) {
  const [, locked] =
    Object.entries(packages).find(
      ([path, found]) => path.endsWith(`node_modules/${name}`) && found.version === version,
    ) ?? [];
  const [, sum] = /^sha512-(\S+)$/.exec(locked?.integrity ?? '') ?? [];
  return sum === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') }];
}
