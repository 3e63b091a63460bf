/** What the service answered to a read, and when (epoch milliseconds). */
export interface Known<T> {
  value: T;
  at: number;
}
