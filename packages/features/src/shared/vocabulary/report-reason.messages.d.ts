/** Reasons of a report. */
export declare const reportReasonMessages: {
    readonly fake: Readonly<{
        readonly id: "shared.reportReason.fake";
        readonly defaultMessage: "Fake profile";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly spam: Readonly<{
        readonly id: "shared.reportReason.spam";
        readonly defaultMessage: "Spam or advertising";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly harassment: Readonly<{
        readonly id: "shared.reportReason.harassment";
        readonly defaultMessage: "Insults or harassment";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly nudity: Readonly<{
        readonly id: "shared.reportReason.nudity";
        readonly defaultMessage: "Sexual or offensive pictures";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly underage: Readonly<{
        readonly id: "shared.reportReason.underage";
        readonly defaultMessage: "Seems to be under age";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly scam: Readonly<{
        readonly id: "shared.reportReason.scam";
        readonly defaultMessage: "Asks for money or is a scam";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
    readonly other: Readonly<{
        readonly id: "shared.reportReason.other";
        readonly defaultMessage: "Something else";
        readonly description: "Why a member is reported, as a choice.";
    }> & Omit<import("react-intl").TypedMessageDescriptor<{}>, "defaultMessage" | "description" | "id">;
};
