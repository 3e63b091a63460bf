import { turnTo, type Stage } from './stage.ts';

/** Lists what the API only lists: overlays and splash pages. */
export async function exerciseReadOnly(stage: Stage): Promise<void> {
  const { options, done, service, userId } = stage;
  service.insert('overlays', { userId, type: 'poll', name: 'Ask first' });
  service.insert('splashPages', { userId, name: 'Wait a moment' });
  await turnTo(stage, 'Overlays');
  await options.waitForText('Ask first');
  done('overlay');
  await turnTo(stage, 'Splash pages');
  await options.waitForText('Wait a moment');
  done('splash');
}
