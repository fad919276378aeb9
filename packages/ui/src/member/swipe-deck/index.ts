export { SwipeDeck, type SwipeAnswer, type SwipeAnswered, type SwipeDeckProps } from './swipe-deck.tsx';
