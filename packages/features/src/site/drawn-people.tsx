import inAPark from './people/in-a-park.webp';
import inAutumn from './people/in-autumn.webp';
import inTheEvening from './people/in-the-evening.webp';
import withABook from './people/with-a-book.webp';
import withABrush from './people/with-a-brush.webp';
import withADog from './people/with-a-dog.webp';

const people = [withADog, withABook, inAutumn, inAPark, inTheEvening, withABrush];
/** As many as a phone shows. */
const first = 2;

/** An illustration where a visitor sees no members: people drawn by us (seed/portrait.ts of the server), who are nobody’s profile. */
export function DrawnPeople({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden data-slot="drawn-people" className={className}>
      {people.map((src, index) => (
        <img
          key={src}
          src={src}
          alt=""
          width={420}
          height={560}
          loading={index < first ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-3/4 w-full object-cover lg:rounded-lg"
        />
      ))}
    </div>
  );
}
