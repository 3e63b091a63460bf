import { type BulkColumn, bulkColumns } from '@/lib/bulk/input/bulk-columns';

/** What people call the columns. */
export const columnName: Record<BulkColumn, string> = {
  url: 'Address',
  title: 'Title',
  alias: 'Alias',
  password: 'Password',
  expiry: 'Expiry',
  domain: 'Domain',
  campaign: 'Campaign',
  channel: 'Channel',
};

export const columnNames = bulkColumns.map((column) => ({ column, name: columnName[column] }));
