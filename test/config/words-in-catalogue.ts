/**
 * A rule for the linter: what people read stands in `public/_locales`, not in source.
 *
 * It takes for words any letters where text is shown (between tags, in attributes that are read out or shown), and elsewhere
 * every text of several words, or of one that begins as a sentence does. It does not see words that are put together from
 * single ones in lower case.
 */
const wordsInCatalogue = {
  create: ({ report }: Context) => {
    const check = (node: Node, written: string): void => {
      const place = placeOf(node);
      const text = written.replaceAll(product, '').trim();
      if (place === 'code' || messageName.test(text) || brands.has(text)) return;
      if (place === 'shown' ? letters.test(text) : areWords(text)) report({ node, message });
    };
    return {
      JSXText: (node: Node) => check(node, String(node.value)),
      Literal: (node: Node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node: Node) =>
        check(node, (node.quasis ?? []).map(({ value }) => cooked(value)).join(gap)),
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'in-catalogue': wordsInCatalogue } };

/** What the linter hands over of a piece of source, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly parent?: Node | null;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly key?: Node;
  readonly id?: Node;
  readonly callee?: Node;
  readonly property?: Node;
  readonly test?: Node;
  readonly openingElement?: Node;
  readonly operator?: string;
  readonly quasis?: readonly Node[];
}

interface Context {
  report: (finding: { node: Node; message: string }) => void;
}

const message =
  'Words that people read: put them into public/_locales/en/messages.json, and ask `t` for them.';

/** It has the same name in every language. */
const product = 'Curtail';

const brands: ReadonlySet<string> = new Set(['Facebook', 'Instagram', 'LinkedIn', 'X (Twitter)']);

const messageName = /^[a-z\d\0]+(?:_[a-z\d\0]+)+$/;

const letters = /\p{L}/u;

/** Stands for what a template puts in. */
const gap = '\u0000';

/** Letters and the marks of a sentence, unlike most code. */
const word = /^[(“"]*\p{L}[\p{L}’']*[)”"]*[.,:;!?…]?$/u;

const firstWord = /^\p{Lu}\p{Ll}+[.:!?…]?$/u;

function areWords(text: string): boolean {
  const pieces = text.split(/\s+/).filter((piece) => piece !== '');
  const words = pieces.filter((piece) => word.test(piece));
  if (pieces.length === 1) return firstWord.test(text);
  const others = pieces.filter((piece) => /^[“"(]*\0[)”".,:;!?…]*$/.test(piece));
  return words.some(({ length }) => length > 1) && words.length + others.length > 1;
}

const cooked = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';

type Place = 'shown' | 'code' | 'elsewhere';

/** Attributes that are shown or read out; those of our components are named alike. */
const shownAttributes =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|confirm|heading|hint|label|legend|means|placeholder|text|title)$/;

const codeAttributes =
  /^(?:accept|aria-(?:controls|describedby|labelledby|owns)|class|d|href|id|key|rel|style|transform|viewBox)$/;

/** Nodes through which a text comes to the place where it is used. */
const passing = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'JSXExpressionContainer',
]);

function placeOf(node: Node): Place {
  let inner = node;
  let outer = node.parent ?? undefined;
  while (outer !== undefined && passing.has(outer.type) && outer.test !== inner) {
    inner = outer;
    outer = outer.parent ?? undefined;
  }
  if (outer === undefined) return 'elsewhere';
  return (places[outer.type] ?? (() => 'elsewhere'))(outer, inner);
}

/** They are given selectors, or what others may have said. */
const codeMethods =
  /^(?:closest|endsWith|get|has|includes|indexOf|matches|querySelector|querySelectorAll|startsWith)$/;

const code = (): Place => 'code';
const inElement = (element: Node): Place =>
  /^(?:code|kbd)$/.test(nameOf(element.openingElement?.name)) ? 'code' : 'shown';

/** What a text is used for, by the node that it is in. */
const places: Readonly<Record<string, (node: Node, text: Node) => Place>> = {
  JSXElement: inElement,
  JSXFragment: () => 'shown',
  JSXAttribute: ({ name }) => {
    const attribute = nameOf(name);
    if (shownAttributes.test(attribute)) return 'shown';
    return codeAttributes.test(attribute) ? 'code' : 'elsewhere';
  },
  ImportDeclaration: code,
  ImportExpression: code,
  ExportAllDeclaration: code,
  ExportNamedDeclaration: code,
  TSLiteralType: code,
  TSImportType: code,
  // What is compared was said by others.
  BinaryExpression: ({ operator }) => (operator === '+' ? 'elsewhere' : 'code'),
  SwitchCase: code,
  MemberExpression: ({ property }, text) => (property === text ? 'code' : 'elsewhere'),
  VariableDeclarator: ({ id }) => (nameOf(id) === 'key' ? 'code' : 'elsewhere'),
  // The name of a kind of error.
  PropertyDefinition: ({ key }) => (nameOf(key) === 'name' ? 'code' : 'elsewhere'),
  // A fault of ours, for whoever mends it.
  NewExpression: ({ callee }) => (nameOf(callee).endsWith('Error') ? 'code' : 'elsewhere'),
  CallExpression: ({ callee }) =>
    codeMethods.test(nameOf(callee?.property)) ? 'code' : 'elsewhere',
};

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value
    ? nameOf(value.name)
    : typeof value === 'string'
      ? value
      : '';
