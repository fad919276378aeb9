/** The fixed list of interests. */
export declare const interestMessages: {
    readonly art: Readonly<{
        readonly id: "shared.interest.art";
        readonly defaultMessage: "Art";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly astronomy: Readonly<{
        readonly id: "shared.interest.astronomy";
        readonly defaultMessage: "Astronomy";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly badminton: Readonly<{
        readonly id: "shared.interest.badminton";
        readonly defaultMessage: "Badminton";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly baking: Readonly<{
        readonly id: "shared.interest.baking";
        readonly defaultMessage: "Baking";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly basketball: Readonly<{
        readonly id: "shared.interest.basketball";
        readonly defaultMessage: "Basketball";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly board_games: Readonly<{
        readonly id: "shared.interest.board_games";
        readonly defaultMessage: "Board games";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly books: Readonly<{
        readonly id: "shared.interest.books";
        readonly defaultMessage: "Books";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly camping: Readonly<{
        readonly id: "shared.interest.camping";
        readonly defaultMessage: "Camping";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly cars: Readonly<{
        readonly id: "shared.interest.cars";
        readonly defaultMessage: "Cars";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly cats: Readonly<{
        readonly id: "shared.interest.cats";
        readonly defaultMessage: "Cats";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly chess: Readonly<{
        readonly id: "shared.interest.chess";
        readonly defaultMessage: "Chess";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly cinema: Readonly<{
        readonly id: "shared.interest.cinema";
        readonly defaultMessage: "Cinema";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly climbing: Readonly<{
        readonly id: "shared.interest.climbing";
        readonly defaultMessage: "Climbing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly coffee: Readonly<{
        readonly id: "shared.interest.coffee";
        readonly defaultMessage: "Coffee";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly comedy: Readonly<{
        readonly id: "shared.interest.comedy";
        readonly defaultMessage: "Comedy";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly concerts: Readonly<{
        readonly id: "shared.interest.concerts";
        readonly defaultMessage: "Concerts";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly cooking: Readonly<{
        readonly id: "shared.interest.cooking";
        readonly defaultMessage: "Cooking";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly crafts: Readonly<{
        readonly id: "shared.interest.crafts";
        readonly defaultMessage: "Crafts";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly cycling: Readonly<{
        readonly id: "shared.interest.cycling";
        readonly defaultMessage: "Cycling";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly dancing: Readonly<{
        readonly id: "shared.interest.dancing";
        readonly defaultMessage: "Dancing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly dogs: Readonly<{
        readonly id: "shared.interest.dogs";
        readonly defaultMessage: "Dogs";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly drawing: Readonly<{
        readonly id: "shared.interest.drawing";
        readonly defaultMessage: "Drawing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly fashion: Readonly<{
        readonly id: "shared.interest.fashion";
        readonly defaultMessage: "Fashion";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly festivals: Readonly<{
        readonly id: "shared.interest.festivals";
        readonly defaultMessage: "Festivals";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly fishing: Readonly<{
        readonly id: "shared.interest.fishing";
        readonly defaultMessage: "Fishing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly fitness: Readonly<{
        readonly id: "shared.interest.fitness";
        readonly defaultMessage: "Fitness";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly football: Readonly<{
        readonly id: "shared.interest.football";
        readonly defaultMessage: "Football";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly gaming: Readonly<{
        readonly id: "shared.interest.gaming";
        readonly defaultMessage: "Gaming";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly gardening: Readonly<{
        readonly id: "shared.interest.gardening";
        readonly defaultMessage: "Gardening";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly golf: Readonly<{
        readonly id: "shared.interest.golf";
        readonly defaultMessage: "Golf";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly handball: Readonly<{
        readonly id: "shared.interest.handball";
        readonly defaultMessage: "Handball";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly hiking: Readonly<{
        readonly id: "shared.interest.hiking";
        readonly defaultMessage: "Hiking";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly history: Readonly<{
        readonly id: "shared.interest.history";
        readonly defaultMessage: "History";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly horses: Readonly<{
        readonly id: "shared.interest.horses";
        readonly defaultMessage: "Horses";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly ice_skating: Readonly<{
        readonly id: "shared.interest.ice_skating";
        readonly defaultMessage: "Ice skating";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly jogging: Readonly<{
        readonly id: "shared.interest.jogging";
        readonly defaultMessage: "Jogging";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly karaoke: Readonly<{
        readonly id: "shared.interest.karaoke";
        readonly defaultMessage: "Karaoke";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly kayaking: Readonly<{
        readonly id: "shared.interest.kayaking";
        readonly defaultMessage: "Kayaking";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly knitting: Readonly<{
        readonly id: "shared.interest.knitting";
        readonly defaultMessage: "Knitting";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly languages: Readonly<{
        readonly id: "shared.interest.languages";
        readonly defaultMessage: "Languages";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly martial_arts: Readonly<{
        readonly id: "shared.interest.martial_arts";
        readonly defaultMessage: "Martial arts";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly meditation: Readonly<{
        readonly id: "shared.interest.meditation";
        readonly defaultMessage: "Meditation";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly motorcycles: Readonly<{
        readonly id: "shared.interest.motorcycles";
        readonly defaultMessage: "Motorcycles";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly museums: Readonly<{
        readonly id: "shared.interest.museums";
        readonly defaultMessage: "Museums";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly music: Readonly<{
        readonly id: "shared.interest.music";
        readonly defaultMessage: "Music";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly nature: Readonly<{
        readonly id: "shared.interest.nature";
        readonly defaultMessage: "Nature";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly opera: Readonly<{
        readonly id: "shared.interest.opera";
        readonly defaultMessage: "Opera";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly painting: Readonly<{
        readonly id: "shared.interest.painting";
        readonly defaultMessage: "Painting";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly photography: Readonly<{
        readonly id: "shared.interest.photography";
        readonly defaultMessage: "Photography";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly picnics: Readonly<{
        readonly id: "shared.interest.picnics";
        readonly defaultMessage: "Picnics";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly playing_an_instrument: Readonly<{
        readonly id: "shared.interest.playing_an_instrument";
        readonly defaultMessage: "Playing an instrument";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly podcasts: Readonly<{
        readonly id: "shared.interest.podcasts";
        readonly defaultMessage: "Podcasts";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly poetry: Readonly<{
        readonly id: "shared.interest.poetry";
        readonly defaultMessage: "Poetry";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly politics: Readonly<{
        readonly id: "shared.interest.politics";
        readonly defaultMessage: "Politics";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly pubs: Readonly<{
        readonly id: "shared.interest.pubs";
        readonly defaultMessage: "Pubs";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly quizzes: Readonly<{
        readonly id: "shared.interest.quizzes";
        readonly defaultMessage: "Quizzes";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly restaurants: Readonly<{
        readonly id: "shared.interest.restaurants";
        readonly defaultMessage: "Restaurants";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly road_trips: Readonly<{
        readonly id: "shared.interest.road_trips";
        readonly defaultMessage: "Road trips";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly sailing: Readonly<{
        readonly id: "shared.interest.sailing";
        readonly defaultMessage: "Sailing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly sauna: Readonly<{
        readonly id: "shared.interest.sauna";
        readonly defaultMessage: "Sauna";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly science: Readonly<{
        readonly id: "shared.interest.science";
        readonly defaultMessage: "Science";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly series: Readonly<{
        readonly id: "shared.interest.series";
        readonly defaultMessage: "Series";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly singing: Readonly<{
        readonly id: "shared.interest.singing";
        readonly defaultMessage: "Singing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly skiing: Readonly<{
        readonly id: "shared.interest.skiing";
        readonly defaultMessage: "Skiing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly snowboarding: Readonly<{
        readonly id: "shared.interest.snowboarding";
        readonly defaultMessage: "Snowboarding";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly spa: Readonly<{
        readonly id: "shared.interest.spa";
        readonly defaultMessage: "Spa";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly surfing: Readonly<{
        readonly id: "shared.interest.surfing";
        readonly defaultMessage: "Surfing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly swimming: Readonly<{
        readonly id: "shared.interest.swimming";
        readonly defaultMessage: "Swimming";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly table_tennis: Readonly<{
        readonly id: "shared.interest.table_tennis";
        readonly defaultMessage: "Table tennis";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly tea: Readonly<{
        readonly id: "shared.interest.tea";
        readonly defaultMessage: "Tea";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly technology: Readonly<{
        readonly id: "shared.interest.technology";
        readonly defaultMessage: "Technology";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly tennis: Readonly<{
        readonly id: "shared.interest.tennis";
        readonly defaultMessage: "Tennis";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly theatre: Readonly<{
        readonly id: "shared.interest.theatre";
        readonly defaultMessage: "Theatre";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly travel: Readonly<{
        readonly id: "shared.interest.travel";
        readonly defaultMessage: "Travel";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly volleyball: Readonly<{
        readonly id: "shared.interest.volleyball";
        readonly defaultMessage: "Volleyball";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly volunteering: Readonly<{
        readonly id: "shared.interest.volunteering";
        readonly defaultMessage: "Volunteering";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly walking: Readonly<{
        readonly id: "shared.interest.walking";
        readonly defaultMessage: "Walking";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly wine: Readonly<{
        readonly id: "shared.interest.wine";
        readonly defaultMessage: "Wine";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly writing: Readonly<{
        readonly id: "shared.interest.writing";
        readonly defaultMessage: "Writing";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly yoga: Readonly<{
        readonly id: "shared.interest.yoga";
        readonly defaultMessage: "Yoga";
        readonly description: "An interest in a list on a profile.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
