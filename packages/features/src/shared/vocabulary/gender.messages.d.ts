/** One person. */
export declare const genderMessages: {
    readonly man: Readonly<{
        readonly id: "shared.gender.man";
        readonly defaultMessage: "Man";
        readonly description: "Gender of one person.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly woman: Readonly<{
        readonly id: "shared.gender.woman";
        readonly defaultMessage: "Woman";
        readonly description: "Gender of one person.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly nonbinary: Readonly<{
        readonly id: "shared.gender.nonbinary";
        readonly defaultMessage: "Non-binary";
        readonly description: "Gender of one person.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
