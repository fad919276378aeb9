/** What an attribute is called, as the label of a list or field. */
export declare const attributeMessages: {
    readonly sexuality: Readonly<{
        readonly id: "shared.attribute.sexuality";
        readonly defaultMessage: "Sexuality";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly hair_colour: Readonly<{
        readonly id: "shared.attribute.hair_colour";
        readonly defaultMessage: "Hair colour";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly eye_colour: Readonly<{
        readonly id: "shared.attribute.eye_colour";
        readonly defaultMessage: "Eye colour";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly body_type: Readonly<{
        readonly id: "shared.attribute.body_type";
        readonly defaultMessage: "Body type";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly relationship_status: Readonly<{
        readonly id: "shared.attribute.relationship_status";
        readonly defaultMessage: "Relationship status";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly tattoos: Readonly<{
        readonly id: "shared.attribute.tattoos";
        readonly defaultMessage: "Tattoos";
        readonly description: "Label of a profile attribute.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const sexualityMessages: {
    readonly straight: Readonly<{
        readonly id: "shared.sexuality.straight";
        readonly defaultMessage: "Straight";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly gay: Readonly<{
        readonly id: "shared.sexuality.gay";
        readonly defaultMessage: "Gay or lesbian";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly bisexual: Readonly<{
        readonly id: "shared.sexuality.bisexual";
        readonly defaultMessage: "Bisexual";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly pansexual: Readonly<{
        readonly id: "shared.sexuality.pansexual";
        readonly defaultMessage: "Pansexual";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly asexual: Readonly<{
        readonly id: "shared.sexuality.asexual";
        readonly defaultMessage: "Asexual";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly other: Readonly<{
        readonly id: "shared.sexuality.other";
        readonly defaultMessage: "Other";
        readonly description: "Sexuality of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const hairColourMessages: {
    readonly black: Readonly<{
        readonly id: "shared.hair_colour.black";
        readonly defaultMessage: "Black";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly brown: Readonly<{
        readonly id: "shared.hair_colour.brown";
        readonly defaultMessage: "Brown";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly blond: Readonly<{
        readonly id: "shared.hair_colour.blond";
        readonly defaultMessage: "Blond";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly red: Readonly<{
        readonly id: "shared.hair_colour.red";
        readonly defaultMessage: "Red";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly grey: Readonly<{
        readonly id: "shared.hair_colour.grey";
        readonly defaultMessage: "Grey";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly white: Readonly<{
        readonly id: "shared.hair_colour.white";
        readonly defaultMessage: "White";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly coloured: Readonly<{
        readonly id: "shared.hair_colour.coloured";
        readonly defaultMessage: "Coloured";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly bald: Readonly<{
        readonly id: "shared.hair_colour.bald";
        readonly defaultMessage: "Bald";
        readonly description: "Hair colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const eyeColourMessages: {
    readonly brown: Readonly<{
        readonly id: "shared.eye_colour.brown";
        readonly defaultMessage: "Brown";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly blue: Readonly<{
        readonly id: "shared.eye_colour.blue";
        readonly defaultMessage: "Blue";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly green: Readonly<{
        readonly id: "shared.eye_colour.green";
        readonly defaultMessage: "Green";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly grey: Readonly<{
        readonly id: "shared.eye_colour.grey";
        readonly defaultMessage: "Grey";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly hazel: Readonly<{
        readonly id: "shared.eye_colour.hazel";
        readonly defaultMessage: "Hazel";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly amber: Readonly<{
        readonly id: "shared.eye_colour.amber";
        readonly defaultMessage: "Amber";
        readonly description: "Eye colour of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const bodyTypeMessages: {
    readonly slim: Readonly<{
        readonly id: "shared.body_type.slim";
        readonly defaultMessage: "Slim";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly athletic: Readonly<{
        readonly id: "shared.body_type.athletic";
        readonly defaultMessage: "Athletic";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly average: Readonly<{
        readonly id: "shared.body_type.average";
        readonly defaultMessage: "Average";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly curvy: Readonly<{
        readonly id: "shared.body_type.curvy";
        readonly defaultMessage: "Curvy";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly muscular: Readonly<{
        readonly id: "shared.body_type.muscular";
        readonly defaultMessage: "Muscular";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly full: Readonly<{
        readonly id: "shared.body_type.full";
        readonly defaultMessage: "Full figure";
        readonly description: "Body type of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const relationshipStatusMessages: {
    readonly single: Readonly<{
        readonly id: "shared.relationship_status.single";
        readonly defaultMessage: "Single";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly divorced: Readonly<{
        readonly id: "shared.relationship_status.divorced";
        readonly defaultMessage: "Divorced";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly widowed: Readonly<{
        readonly id: "shared.relationship_status.widowed";
        readonly defaultMessage: "Widowed";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly separated: Readonly<{
        readonly id: "shared.relationship_status.separated";
        readonly defaultMessage: "Separated";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly open_relationship: Readonly<{
        readonly id: "shared.relationship_status.open_relationship";
        readonly defaultMessage: "In an open relationship";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly complicated: Readonly<{
        readonly id: "shared.relationship_status.complicated";
        readonly defaultMessage: "It’s complicated";
        readonly description: "Relationship status of a person, whatever their gender.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
export declare const tattoosMessages: {
    readonly none: Readonly<{
        readonly id: "shared.tattoos.none";
        readonly defaultMessage: "None";
        readonly description: "How many tattoos a person has.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly one: Readonly<{
        readonly id: "shared.tattoos.one";
        readonly defaultMessage: "One";
        readonly description: "How many tattoos a person has.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly some: Readonly<{
        readonly id: "shared.tattoos.some";
        readonly defaultMessage: "Some";
        readonly description: "How many tattoos a person has.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly many: Readonly<{
        readonly id: "shared.tattoos.many";
        readonly defaultMessage: "Many";
        readonly description: "How many tattoos a person has.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
