export { RangeSlider, type NumberRange, type RangeSliderProps } from './range-slider.tsx';
