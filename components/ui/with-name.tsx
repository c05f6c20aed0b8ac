type WithNameProps = {
  /** A sentence from content with the placeholder {school}. */
  sentence: string;
  name: string;
};

/** A sentence with a name in it that somebody typed, in any script, which browsers do not translate. */
export function WithName({ sentence, name }: WithNameProps) {
  const [before, after] = sentence.split('{school}');
  return (
    <span key={name} className="wrap-anywhere">
      {before}
      <bdi translate="no">{name}</bdi>
      {after}
    </span>
  );
}
