import { strike } from '../faults/fault-actions.ts';
import type { Service } from '../service.ts';
import type { ServiceContext } from './environment.ts';

/**
 * Carries an operation out under its name: in the log, and with the faults that stand for it.
 * @param act does the work and answers; a fault may keep it from being called, or change what it says
 */
export async function perform(
  service: Service,
  context: ServiceContext,
  operation: string,
  act: () => Response | Promise<Response>,
): Promise<Response> {
  const entry = context.get('entry');
  entry.operation = operation;
  const faults = service.faults.take(operation);
  entry.faults.push(...faults.map(({ kind }) => kind));
  const { released } = service.faults;
  const whole = faults.reduceRight<() => Promise<Response>>(
    (inner, fault) => () => strike(fault, { context, released, act: inner }),
    async () => act(),
  );
  return whole();
}
