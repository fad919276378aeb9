/** Two beside the question and two full rows of five on a wide page; full rows of three and of two on narrower ones. */
export const galleryFaces = 12;
