import { Screen } from './screen';

/** The room that the result will take, and what is happening meanwhile. */
export function MakingScreen({ text }: { text: string }) {
  return (
    <Screen>
      <h1 class="headline">{text}</h1>
      <div class="blank blank-link" />
      <div class="blank blank-line" />
      <div class="blank blank-buttons" />
      <div class="blank qr-frame" />
    </Screen>
  );
}
