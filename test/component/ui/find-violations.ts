import axe from 'axe-core';

/**
 * Looks for what keeps people out, as far as a machine can see it: WCAG 2.2 up to AA.
 * @returns each violation as its rule and the elements at fault, ready to be read in a failed expectation
 */
export async function findViolations(root: Element): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(root, { runOnly: tags });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
