/** Text with code between backticks. */
export const Prose = ({ text }: { text: string }) =>
  [...text.matchAll(/`([^`]*)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
    code === undefined ? (
      part
    ) : (
      <code key={index} className="rounded-xs bg-surface px-1 font-semibold">
        {code}
      </code>
    ),
  );
