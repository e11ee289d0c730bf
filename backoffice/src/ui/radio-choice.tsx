import { Radio, type RadioGroupProps } from 'antd';

/** One of some answers, for windows that lists don't load. */
const RadioChoice = (props: RadioGroupProps) => <Radio.Group {...props} />;

export default RadioChoice;
