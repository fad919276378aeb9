interface NameAndAgeProps {
  name: string;
  age?: number | undefined;
  ageClassName?: string;
}

/** Between name and age. */
export const separator = ', ';

/** "Anna, 34": the one way in which the product writes a member's name with the age. */
export function NameAndAge({ name, age, ageClassName = 'font-semibold' }: NameAndAgeProps) {
  return (
    <>
      {/* Isolated: a name written from right to left does not move the age to its other side. */}
      <bdi>{name}</bdi>
      {age === undefined ? null : (
        <span className={`${ageClassName} tabular-nums`}>
          {separator}
          {age}
        </span>
      )}
    </>
  );
}
