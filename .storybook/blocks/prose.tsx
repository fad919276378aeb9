/** Text with names of code between backticks. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The same word may stand in a text twice.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index} className="rounded-xs bg-surface px-1 font-semibold">
        {part}
      </code>
    ),
  );
