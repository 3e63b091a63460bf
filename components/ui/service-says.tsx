/** The service's own words about a failure, in a notice. @param props.words none, where it said nothing */
export const ServiceSays = ({ words }: { words: string | null | undefined }) =>
  words ? (
    <p class="notice-said">
      The service says: “<bdi>{words}</bdi>”
    </p>
  ) : null;
