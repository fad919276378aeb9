import { defineMessages } from 'react-intl';

/** The fixed list of interests. */
export const interestMessages = defineMessages({
  art: { id: 'shared.interest.art', defaultMessage: 'Art', description: 'An interest in a list on a profile.' },
  astronomy: {
    id: 'shared.interest.astronomy',
    defaultMessage: 'Astronomy',
    description: 'An interest in a list on a profile.',
  },
  badminton: {
    id: 'shared.interest.badminton',
    defaultMessage: 'Badminton',
    description: 'An interest in a list on a profile.',
  },
  baking: {
    id: 'shared.interest.baking',
    defaultMessage: 'Baking',
    description: 'An interest in a list on a profile.',
  },
  basketball: {
    id: 'shared.interest.basketball',
    defaultMessage: 'Basketball',
    description: 'An interest in a list on a profile.',
  },
  board_games: {
    id: 'shared.interest.board_games',
    defaultMessage: 'Board games',
    description: 'An interest in a list on a profile.',
  },
  books: { id: 'shared.interest.books', defaultMessage: 'Books', description: 'An interest in a list on a profile.' },
  camping: {
    id: 'shared.interest.camping',
    defaultMessage: 'Camping',
    description: 'An interest in a list on a profile.',
  },
  cars: { id: 'shared.interest.cars', defaultMessage: 'Cars', description: 'An interest in a list on a profile.' },
  cats: { id: 'shared.interest.cats', defaultMessage: 'Cats', description: 'An interest in a list on a profile.' },
  chess: { id: 'shared.interest.chess', defaultMessage: 'Chess', description: 'An interest in a list on a profile.' },
  cinema: {
    id: 'shared.interest.cinema',
    defaultMessage: 'Cinema',
    description: 'An interest in a list on a profile.',
  },
  climbing: {
    id: 'shared.interest.climbing',
    defaultMessage: 'Climbing',
    description: 'An interest in a list on a profile.',
  },
  coffee: {
    id: 'shared.interest.coffee',
    defaultMessage: 'Coffee',
    description: 'An interest in a list on a profile.',
  },
  comedy: {
    id: 'shared.interest.comedy',
    defaultMessage: 'Comedy',
    description: 'An interest in a list on a profile.',
  },
  concerts: {
    id: 'shared.interest.concerts',
    defaultMessage: 'Concerts',
    description: 'An interest in a list on a profile.',
  },
  cooking: {
    id: 'shared.interest.cooking',
    defaultMessage: 'Cooking',
    description: 'An interest in a list on a profile.',
  },
  crafts: {
    id: 'shared.interest.crafts',
    defaultMessage: 'Crafts',
    description: 'An interest in a list on a profile.',
  },
  cycling: {
    id: 'shared.interest.cycling',
    defaultMessage: 'Cycling',
    description: 'An interest in a list on a profile.',
  },
  dancing: {
    id: 'shared.interest.dancing',
    defaultMessage: 'Dancing',
    description: 'An interest in a list on a profile.',
  },
  dogs: { id: 'shared.interest.dogs', defaultMessage: 'Dogs', description: 'An interest in a list on a profile.' },
  drawing: {
    id: 'shared.interest.drawing',
    defaultMessage: 'Drawing',
    description: 'An interest in a list on a profile.',
  },
  fashion: {
    id: 'shared.interest.fashion',
    defaultMessage: 'Fashion',
    description: 'An interest in a list on a profile.',
  },
  festivals: {
    id: 'shared.interest.festivals',
    defaultMessage: 'Festivals',
    description: 'An interest in a list on a profile.',
  },
  fishing: {
    id: 'shared.interest.fishing',
    defaultMessage: 'Fishing',
    description: 'An interest in a list on a profile.',
  },
  fitness: {
    id: 'shared.interest.fitness',
    defaultMessage: 'Fitness',
    description: 'An interest in a list on a profile.',
  },
  football: {
    id: 'shared.interest.football',
    defaultMessage: 'Football',
    description: 'An interest in a list on a profile.',
  },
  gaming: {
    id: 'shared.interest.gaming',
    defaultMessage: 'Gaming',
    description: 'An interest in a list on a profile.',
  },
  gardening: {
    id: 'shared.interest.gardening',
    defaultMessage: 'Gardening',
    description: 'An interest in a list on a profile.',
  },
  golf: { id: 'shared.interest.golf', defaultMessage: 'Golf', description: 'An interest in a list on a profile.' },
  handball: {
    id: 'shared.interest.handball',
    defaultMessage: 'Handball',
    description: 'An interest in a list on a profile.',
  },
  hiking: {
    id: 'shared.interest.hiking',
    defaultMessage: 'Hiking',
    description: 'An interest in a list on a profile.',
  },
  history: {
    id: 'shared.interest.history',
    defaultMessage: 'History',
    description: 'An interest in a list on a profile.',
  },
  horses: {
    id: 'shared.interest.horses',
    defaultMessage: 'Horses',
    description: 'An interest in a list on a profile.',
  },
  ice_skating: {
    id: 'shared.interest.ice_skating',
    defaultMessage: 'Ice skating',
    description: 'An interest in a list on a profile.',
  },
  jogging: {
    id: 'shared.interest.jogging',
    defaultMessage: 'Jogging',
    description: 'An interest in a list on a profile.',
  },
  karaoke: {
    id: 'shared.interest.karaoke',
    defaultMessage: 'Karaoke',
    description: 'An interest in a list on a profile.',
  },
  kayaking: {
    id: 'shared.interest.kayaking',
    defaultMessage: 'Kayaking',
    description: 'An interest in a list on a profile.',
  },
  knitting: {
    id: 'shared.interest.knitting',
    defaultMessage: 'Knitting',
    description: 'An interest in a list on a profile.',
  },
  languages: {
    id: 'shared.interest.languages',
    defaultMessage: 'Languages',
    description: 'An interest in a list on a profile.',
  },
  martial_arts: {
    id: 'shared.interest.martial_arts',
    defaultMessage: 'Martial arts',
    description: 'An interest in a list on a profile.',
  },
  meditation: {
    id: 'shared.interest.meditation',
    defaultMessage: 'Meditation',
    description: 'An interest in a list on a profile.',
  },
  motorcycles: {
    id: 'shared.interest.motorcycles',
    defaultMessage: 'Motorcycles',
    description: 'An interest in a list on a profile.',
  },
  museums: {
    id: 'shared.interest.museums',
    defaultMessage: 'Museums',
    description: 'An interest in a list on a profile.',
  },
  music: { id: 'shared.interest.music', defaultMessage: 'Music', description: 'An interest in a list on a profile.' },
  nature: {
    id: 'shared.interest.nature',
    defaultMessage: 'Nature',
    description: 'An interest in a list on a profile.',
  },
  opera: { id: 'shared.interest.opera', defaultMessage: 'Opera', description: 'An interest in a list on a profile.' },
  painting: {
    id: 'shared.interest.painting',
    defaultMessage: 'Painting',
    description: 'An interest in a list on a profile.',
  },
  photography: {
    id: 'shared.interest.photography',
    defaultMessage: 'Photography',
    description: 'An interest in a list on a profile.',
  },
  picnics: {
    id: 'shared.interest.picnics',
    defaultMessage: 'Picnics',
    description: 'An interest in a list on a profile.',
  },
  playing_an_instrument: {
    id: 'shared.interest.playing_an_instrument',
    defaultMessage: 'Playing an instrument',
    description: 'An interest in a list on a profile.',
  },
  podcasts: {
    id: 'shared.interest.podcasts',
    defaultMessage: 'Podcasts',
    description: 'An interest in a list on a profile.',
  },
  poetry: {
    id: 'shared.interest.poetry',
    defaultMessage: 'Poetry',
    description: 'An interest in a list on a profile.',
  },
  politics: {
    id: 'shared.interest.politics',
    defaultMessage: 'Politics',
    description: 'An interest in a list on a profile.',
  },
  pubs: { id: 'shared.interest.pubs', defaultMessage: 'Pubs', description: 'An interest in a list on a profile.' },
  quizzes: {
    id: 'shared.interest.quizzes',
    defaultMessage: 'Quizzes',
    description: 'An interest in a list on a profile.',
  },
  restaurants: {
    id: 'shared.interest.restaurants',
    defaultMessage: 'Restaurants',
    description: 'An interest in a list on a profile.',
  },
  road_trips: {
    id: 'shared.interest.road_trips',
    defaultMessage: 'Road trips',
    description: 'An interest in a list on a profile.',
  },
  sailing: {
    id: 'shared.interest.sailing',
    defaultMessage: 'Sailing',
    description: 'An interest in a list on a profile.',
  },
  sauna: { id: 'shared.interest.sauna', defaultMessage: 'Sauna', description: 'An interest in a list on a profile.' },
  science: {
    id: 'shared.interest.science',
    defaultMessage: 'Science',
    description: 'An interest in a list on a profile.',
  },
  series: {
    id: 'shared.interest.series',
    defaultMessage: 'Series',
    description: 'An interest in a list on a profile.',
  },
  singing: {
    id: 'shared.interest.singing',
    defaultMessage: 'Singing',
    description: 'An interest in a list on a profile.',
  },
  skiing: {
    id: 'shared.interest.skiing',
    defaultMessage: 'Skiing',
    description: 'An interest in a list on a profile.',
  },
  snowboarding: {
    id: 'shared.interest.snowboarding',
    defaultMessage: 'Snowboarding',
    description: 'An interest in a list on a profile.',
  },
  spa: { id: 'shared.interest.spa', defaultMessage: 'Spa', description: 'An interest in a list on a profile.' },
  surfing: {
    id: 'shared.interest.surfing',
    defaultMessage: 'Surfing',
    description: 'An interest in a list on a profile.',
  },
  swimming: {
    id: 'shared.interest.swimming',
    defaultMessage: 'Swimming',
    description: 'An interest in a list on a profile.',
  },
  table_tennis: {
    id: 'shared.interest.table_tennis',
    defaultMessage: 'Table tennis',
    description: 'An interest in a list on a profile.',
  },
  tea: { id: 'shared.interest.tea', defaultMessage: 'Tea', description: 'An interest in a list on a profile.' },
  technology: {
    id: 'shared.interest.technology',
    defaultMessage: 'Technology',
    description: 'An interest in a list on a profile.',
  },
  tennis: {
    id: 'shared.interest.tennis',
    defaultMessage: 'Tennis',
    description: 'An interest in a list on a profile.',
  },
  theatre: {
    id: 'shared.interest.theatre',
    defaultMessage: 'Theatre',
    description: 'An interest in a list on a profile.',
  },
  travel: {
    id: 'shared.interest.travel',
    defaultMessage: 'Travel',
    description: 'An interest in a list on a profile.',
  },
  volleyball: {
    id: 'shared.interest.volleyball',
    defaultMessage: 'Volleyball',
    description: 'An interest in a list on a profile.',
  },
  volunteering: {
    id: 'shared.interest.volunteering',
    defaultMessage: 'Volunteering',
    description: 'An interest in a list on a profile.',
  },
  walking: {
    id: 'shared.interest.walking',
    defaultMessage: 'Walking',
    description: 'An interest in a list on a profile.',
  },
  wine: { id: 'shared.interest.wine', defaultMessage: 'Wine', description: 'An interest in a list on a profile.' },
  writing: {
    id: 'shared.interest.writing',
    defaultMessage: 'Writing',
    description: 'An interest in a list on a profile.',
  },
  yoga: { id: 'shared.interest.yoga', defaultMessage: 'Yoga', description: 'An interest in a list on a profile.' },
});
