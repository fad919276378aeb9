/** Title of the page in tab and history: "Messages · Heartline". React moves it into the head. */
export declare function PageTitle({ children }: {
    children: string;
}): import("react").JSX.Element;
