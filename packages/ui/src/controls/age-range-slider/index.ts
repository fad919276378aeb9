export { AgeRangeSlider, type AgeRange, type AgeRangeSliderProps } from './age-range-slider.tsx';
