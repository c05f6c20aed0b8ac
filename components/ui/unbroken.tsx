/** A short word with a hyphen, or two numbers. */
const hyphenated = /(\b(?:[a-z]{2,8}-[a-z]{2,8}|\d+-\d+)\b)/i;

/** A text whose short words with a hyphen, such as Wi-Fi, and numbers, such as 2-4, each stay on one row. */
export const unbroken = (text: string) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
