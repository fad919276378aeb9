/** Whom one looks for. */
export declare const seekingMessages: {
    readonly man: Readonly<{
        readonly id: "shared.seeking.man";
        readonly defaultMessage: "Men";
        readonly description: "Whom somebody wants to meet, as a choice: I am looking for ….";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly woman: Readonly<{
        readonly id: "shared.seeking.woman";
        readonly defaultMessage: "Women";
        readonly description: "Whom somebody wants to meet, as a choice: I am looking for ….";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly nonbinary: Readonly<{
        readonly id: "shared.seeking.nonbinary";
        readonly defaultMessage: "Non-binary people";
        readonly description: "Whom somebody wants to meet, as a choice: I am looking for ….";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
