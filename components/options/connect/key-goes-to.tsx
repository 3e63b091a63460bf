/** Says beside Connect who gets the key, and where it may stay there. @param props.address null while there is none to be made out */
export function KeyGoesTo({ address }: { address: string | null }) {
  return (
    <p class="key-goes-to">
      {address === null ? null : (
        <>
          Your key will be sent to <strong dir="ltr">{new URL(address).host}</strong>.{' '}
        </>
      )}
      Creating a link sends it in a URL, so your service’s logs may contain it.
    </p>
  );
}
