import { page } from 'vitest/browser';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
